/**
 * The text without the characters that XML 1.0 forbids even when escaped: one of them makes a whole feed unreadable.
 * Word puts a vertical tab where a soft line break was, so that becomes a space.
 */
export function toXmlText(text: string): string {
  return text.replaceAll('\v', ' ').replace(forbidden, '');
}

/** Everything but XML's own definition of a character, https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
