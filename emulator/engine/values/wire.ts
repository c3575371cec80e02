import { invalid } from '#emulator/engine/firestoreError.ts';
import { shortened } from './documentName.ts';

export type WireObject = Record<string, unknown>;

const LONE_SURROGATE = /\p{Surrogate}/u;

export function asObject(value: unknown, what: string): WireObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(`${what} must be an object.`);
  }
  return value as WireObject;
}

/** An own property of an object, or undefined; ignores the prototype. */
export function own(object: WireObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function asList(value: unknown, what: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(`${what} must be a list.`);
  return value;
}

export function asText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw invalid(`${what} must be a string.`);
  if (LONE_SURROGATE.test(value)) throw invalid(`${what} is not valid UTF-8.`);
  return value;
}

export function asOneOf<Word extends string>(value: unknown, words: readonly Word[], what: string): Word {
  const word = words.find((candidate) => candidate === value);
  if (word === undefined) throw invalid(`${what} "${shortened(value)}" is unknown.`);
  return word;
}

/**
 * An enum value by its name or by its number, which Protocol Buffers JSON allows: `words` are numbered from `first`.
 */
export function asEnum<Word extends string>(
  value: unknown,
  words: readonly Word[],
  what: string,
  first = 1,
): Word {
  return asOneOf(typeof value === 'number' ? (words[value - first] ?? value) : value, words, what);
}

/** A 32-bit whole number, or up to `max`, plain or wrapped as `{value}`; null if absent. */
export function asCount(value: unknown, what: string, max = 2 ** 31 - 1): number | null {
  if (value === undefined || value === null) return null;
  const plain = typeof value === 'object' ? (own(asObject(value, what), 'value') ?? 0) : value;
  const number = typeof plain === 'string' && /^\d{1,19}$/.test(plain) ? Number(plain) : plain;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0) {
    throw invalid(`${what} must be a non-negative integer.`);
  }
  if (number > max) throw invalid("Payload isn't valid for request.");
  return number;
}
