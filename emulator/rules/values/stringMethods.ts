import { EvaluationError } from '#emulator/rules/evaluationError.ts';
import { methodTable } from './methodTable.ts';
import { compileRegex } from './regex.ts';
import { asString, mismatch } from './types.ts';
import { Bytes, type RulesValue } from './values.ts';

export const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'split', 'replace']);

export const stringMethods = methodTable(asString, {
  size: (text) => BigInt([...text].length),
  matches: (text, pattern) => matchesWhole(text, asPattern(pattern)),
  split: (text, pattern) => split(text, asPattern(pattern)),
  replace: (text, pattern, replacement) => replace(text, asPattern(pattern), asString(replacement)),
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

function asPattern(value: RulesValue): RegExp {
  const pattern = asString(value);
  try {
    return compileRegex(pattern);
  } catch (error) {
    throw new EvaluationError(
      `Invalid pattern '${pattern}': ${error instanceof Error ? error.message : error}.`,
    );
  }
}

function matchesWhole(text: string, pattern: RegExp): boolean {
  return new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gm]/g, '')).test(text);
}

function split(text: string, pattern: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const isEmptyAtEdge = match[0] === '' && (match.index === 0 || match.index === text.length);
    if (isEmptyAtEdge) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

/** As in RE2, \1 in the replacement stands for the first group and \0 for the whole match. */
function replace(text: string, pattern: RegExp, replacement: string): string {
  return text.replace(pattern, (...match) =>
    replacement.replace(/\\(\d|\\)/g, (_, digit) =>
      digit === '\\' ? '\\' : String(match[Number(digit)] ?? ''),
    ),
  );
}

function asBytes(value: RulesValue): Buffer {
  return value instanceof Bytes ? Buffer.from(value.content) : mismatch('bytes', value);
}
