declare module 'punycode.js' {
  /** @param text a domain or an email address */
  export function toUnicode(text: string): string;
}
