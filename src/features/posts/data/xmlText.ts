/** XML 1.0 forbids some characters, which make a feed unreadable. Word writes soft line breaks as vertical tabs. */
export function toXmlText(text: string): string {
  return text.replaceAll('\v', ' ').replace(forbidden, '');
}

/** Everything but XML's own definition of a character, https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
