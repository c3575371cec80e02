import type { Source } from './source.ts';

const SIMPLE_ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ...Array.from('\\\'"', (character): [string, string] => [character, character]),
]);
const HEX_DIGITS = new Map([
  ['x', 2],
  ['u', 4],
]);

/**
 * As in Google's compiler, an unknown escape ends the string early: in a pattern, write \d as '\\d'.
 * In bytes, `text` has one character per byte: source characters become UTF-8, and `\xff` is one byte.
 */
export function readString(source: Source, start: number, isBytes: boolean): { text: string; end: number } {
  const quote = source.text[start];
  let text = '';
  let offset = start + 1;
  for (;;) {
    const character = source.text[offset];
    if (character === undefined || character === '\n') source.fail(start, `Missing a closing ${quote}`);
    if (character === quote) return { text, end: offset + 1 };
    if (character === '\\') {
      const escaped =
        readEscape(source.text, offset) ?? source.fail(offset + 1, `Missing a closing ${quote}`);
      text += escaped.text;
      offset = escaped.end;
    } else {
      const whole = String.fromCodePoint(source.text.codePointAt(offset) ?? 0);
      text += isBytes ? Buffer.from(whole).toString('latin1') : whole;
      offset += whole.length;
    }
  }
}

function readEscape(source: string, start: number): { text: string; end: number } | null {
  const letter = source[start + 1] ?? '';
  const simple = SIMPLE_ESCAPES.get(letter);
  if (simple !== undefined) return { text: simple, end: start + 2 };
  const octal = /^[0-3][0-7]{2}/.exec(source.slice(start + 1, start + 4))?.[0];
  if (octal !== undefined) return { text: String.fromCharCode(Number.parseInt(octal, 8)), end: start + 4 };
  const digits = HEX_DIGITS.get(letter) ?? 0;
  const hex = source.slice(start + 2, start + 2 + digits);
  return digits > 0 && hex.length === digits && /^[0-9a-fA-F]+$/.test(hex)
    ? { text: String.fromCharCode(Number.parseInt(hex, 16)), end: start + 2 + digits }
    : null;
}
