declare module 'punycode.js' {
  /** Node offers no other export. */
  const punycode: {
    /** @param text a domain or an email address */
    toUnicode(text: string): string;
  };
  export default punycode;
}
