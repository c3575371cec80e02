import { invalid } from '#emulator/engine/firestoreError.ts';
import { shortened } from './documentName.ts';
import { type Fields, fieldOf, type Value } from './value.ts';
import { vectorValues } from './vector.ts';

/** The segments of the path; the document's own name is `['__name__']`. */
export type FieldPath = string[];

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;
const SEGMENT = /(?:`((?:[^`\\]|\\[\s\S])+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/y;
const MAX_LENGTH = 6000;
const MAX_SEGMENTS = 100;

export function parseFieldPath(text: unknown): FieldPath {
  if (typeof text !== 'string' || text === '' || text.length > MAX_LENGTH) throw badPath(text);
  const segments: FieldPath = [];
  SEGMENT.lastIndex = 0;
  let separator = '.';
  while (separator === '.') {
    const [, quoted, plain, next] = SEGMENT.exec(text) ?? [];
    if (next === undefined || segments.length === MAX_SEGMENTS) throw badPath(text);
    segments.push(plain ?? (quoted ?? '').replace(/\\([\s\S])/g, '$1'));
    separator = next;
  }
  return segments;
}

export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``)).join('.');
}

export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

export function samePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}

export function valueAt(fields: Fields, path: FieldPath): Value | null {
  let value: Value | null = { mapValue: { fields } };
  for (const name of path) {
    if (value === null || !('mapValue' in value)) return null;
    value = fieldOf(value.mapValue.fields ?? {}, name);
  }
  return value;
}

/** Sets the value at a path in place, or deletes it if null. Creates missing maps, even in place of a vector. */
export function setValueAt(fields: Fields, path: FieldPath, value: Value | null): void {
  const name = path.at(-1);
  const map = innermostMap(fields, path.slice(0, -1), value !== null);
  if (map === null || name === undefined) return;
  if (value === null) delete map[name];
  else map[name] = value;
}

function innermostMap(fields: Fields, path: FieldPath, make: boolean): Fields | null {
  let map = fields;
  for (const name of path) {
    const inner = fieldOf(map, name);
    if (inner !== null && 'mapValue' in inner && vectorValues(inner.mapValue.fields ?? {}) === null) {
      inner.mapValue.fields ??= {};
      map = inner.mapValue.fields;
      continue;
    }
    if (!make) return null;
    const made: Fields = {};
    map[name] = { mapValue: { fields: made } };
    map = made;
  }
  return map;
}

function badPath(text: unknown): Error {
  return invalid(`Invalid field path "${shortened(text)}".`);
}
