import { defaultUrlTransform } from 'react-markdown';

/** An address out of untrusted Markdown, empty unless it is known to be harmless; the library knows no telephones. */
export function safeUrl(url: string): string {
  return /^tel:/i.test(url) ? url : defaultUrlTransform(url);
}
