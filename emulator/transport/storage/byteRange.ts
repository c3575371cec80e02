import type { ByteRange } from '#emulator/storage/contents.ts';

/** Null for no range or one to ignore (other units, several ranges); 'unsatisfiable' if it begins after the end. */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if ((start === '' && end === '') || size === 0) return null;
  if (start === '') return { first: Math.max(0, size - Number(end)), last: size - 1 };
  const range = { first: Number(start), last: end === '' ? size - 1 : Math.min(Number(end), size - 1) };
  if (end !== '' && Number(end) < range.first) return null;
  return range.first >= size ? 'unsatisfiable' : range;
}
