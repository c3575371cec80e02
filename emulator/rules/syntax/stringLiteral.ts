import type { Source } from './source.ts';

const SIMPLE_ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['a', '\x07'],
  ...Array.from('\\\'"`?', (character): [string, string] => [character, character]),
]);
const HEX_DIGITS = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

/** An unknown escape is a syntax error, as in production: the digit of a pattern is written '\\d'. */
export function readString(source: Source, start: number): { text: string; end: number } {
  const quote = source.text[start];
  let text = '';
  let offset = start + 1;
  for (;;) {
    const character = source.text[offset];
    if (character === undefined || character === '\n') source.fail(start, 'This string is not closed.');
    if (character === quote) return { text, end: offset + 1 };
    if (character === '\\') {
      const escaped = readEscape(source, offset);
      text += escaped.text;
      offset = escaped.end;
    } else {
      text += character;
      offset += 1;
    }
  }
}

function readEscape(source: Source, start: number): { text: string; end: number } {
  const letter = source.text[start + 1] ?? '';
  const simple = SIMPLE_ESCAPES.get(letter);
  if (simple !== undefined) return { text: simple, end: start + 2 };
  const octal = /^[0-3][0-7]{2}/.exec(source.text.slice(start + 1, start + 4))?.[0];
  if (octal !== undefined) return { text: String.fromCharCode(Number.parseInt(octal, 8)), end: start + 4 };
  const digits = HEX_DIGITS.get(letter) ?? source.fail(start, `Unknown escape '\\${letter}' in a string.`);
  const end = start + 2 + digits;
  const hex = source.text.slice(start + 2, end);
  const code = /^[0-9a-fA-F]+$/.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  if (hex.length !== digits || !(code <= 0x10ffff)) source.fail(start, 'This escape names no character.');
  return { text: String.fromCodePoint(code), end };
}
