import type { RE2JS } from 're2js';
import { EvaluationError } from '#emulator/rules/evaluationError.ts';
import { methodTable } from './methodTable.ts';
import { compilePattern, replaceText, splitText } from './pattern.ts';
import { asString, mismatch } from './types.ts';
import { Bytes, type RulesValue } from './values.ts';

export const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'split', 'replace']);

export const stringMethods = methodTable(asString, {
  size: (text) => BigInt(text.length),
  matches: (text, pattern) => asPattern(pattern).matches(text),
  split: (text, pattern) => splitText(text, asPattern(pattern)),
  replace: (text, pattern, replacement) => replaceText(text, asPattern(pattern), asString(replacement)),
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
  toUtf8: (text) => new Bytes(new TextEncoder().encode(text)),
});

export const bytesMethods = methodTable(asBytes, {
  size: (bytes) => BigInt(bytes.length),
  toBase64: (bytes) => bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  toHexString: (bytes) => bytes.toString('hex').toUpperCase(),
});

function asPattern(value: RulesValue): RE2JS {
  const pattern = asString(value);
  try {
    return compilePattern(pattern);
  } catch (error) {
    throw new EvaluationError(error instanceof Error ? error.message : String(error));
  }
}

function asBytes(value: RulesValue): Buffer {
  return value instanceof Bytes ? Buffer.from(value.content) : mismatch('bytes', value);
}
