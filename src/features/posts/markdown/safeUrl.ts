import { defaultUrlTransform } from 'react-markdown';

/** Empty unless the address is known to be harmless; the library knows no `tel:`. */
export function safeUrl(url: string): string {
  return /^tel:/i.test(url) ? url : defaultUrlTransform(url);
}
