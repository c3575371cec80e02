import { Bytes, type RulesValue } from '#emulator/rules/values/values.ts';
import type { Source } from './source.ts';
import { readString } from './stringLiteral.ts';

/** `word` covers names and keywords, `value` the literals; `text` is the source text of the token. */
export type Token = {
  kind: 'word' | 'value' | 'symbol' | 'end';
  text: string;
  start: number;
  end: number;
  value: RulesValue;
};

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+/y;
const LETTERS = /\w+/y;
const SYMBOL = /\|\||&&|[=!<>]=|[{}()[\];:,.?<>+\-*/%!=]/y;

/**
 * The largest integer literal: one more than int64, because the minus sign of the smallest integer is parsed
 * separately.
 */
const MAX_LITERAL = 2n ** 63n;

/**
 * Reads the token at or after `offset`. Called token by token, because only the parser knows whether '/' divides or
 * starts a path.
 */
export function readToken(source: Source, offset: number): Token {
  const start = offset + (matchAt(BLANK, source.text, offset) ?? '').length;
  if (start >= source.text.length)
    return { kind: 'end', text: 'end of file', start, end: start, value: null };
  if (source.text.startsWith('/*', start)) source.fail(start, 'This comment is not closed.');
  if (/^(\+\+|--)/.test(source.text.slice(start, start + 2)))
    source.fail(start + 2, 'Increment (++) and decrement (--) operators are not supported.');
  return (
    readQuoted(source, start) ??
    readNumber(source, start) ??
    readPlain('word', WORD, source, start) ??
    readPlain('symbol', SYMBOL, source, start) ??
    source.fail(start, `Unexpected character '${String.fromCodePoint(source.text.codePointAt(start) ?? 0)}'.`)
  );
}

function readQuoted(source: Source, start: number): Token | null {
  const isBytes = /^[bB]['"]/.test(source.text.slice(start, start + 2));
  const quote = isBytes ? start + 1 : start;
  if (!/['"]/.test(source.text[quote] ?? '')) return null;
  const { text, end } = readString(source, quote, isBytes);
  if (isBytes && source.text.slice(start, end).includes('\\u'))
    source.fail(start, `Invalid bytes literal ${source.text.slice(start, end)}.`);
  const value = isBytes ? new Bytes(Buffer.from(text, 'latin1')) : text;
  return { kind: 'value', text: source.text.slice(start, end), start, end, value };
}

function readNumber(source: Source, start: number): Token | null {
  const text = matchAt(NUMBER, source.text, start);
  if (text === null) return null;
  const end = start + text.length;
  const behind = matchAt(LETTERS, source.text, end);
  if (behind !== null) source.fail(end, `Unexpected '${behind}'.`);
  const value = /^\d+$/.test(text) ? BigInt(text) : Number(text);
  if (typeof value === 'bigint' && value > MAX_LITERAL) source.fail(start, `Invalid number literal ${text}.`);
  return { kind: 'value', text, start, end, value };
}

function readPlain(kind: 'word' | 'symbol', pattern: RegExp, source: Source, start: number): Token | null {
  const text = matchAt(pattern, source.text, start);
  return text === null ? null : { kind, text, start, end: start + text.length, value: null };
}

function matchAt(pattern: RegExp, text: string, offset: number): string | null {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
}
