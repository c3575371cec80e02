import type { Journal } from '#emulator/engine/disk/journal.ts';
import { type IndexDefinitions, parseIndexDefinitions } from '#emulator/engine/query/indexDefinitions.ts';
import { Store } from '#emulator/engine/store.ts';
import type { CommitResult } from '#emulator/engine/values/document.ts';
import type { Fields, Value } from '#emulator/engine/values/value.ts';

export const DATABASE = 'projects/demo/databases/(default)';
export const ROOT = `${DATABASE}/documents`;

type Options = { journal?: Journal | null; indexes?: IndexDefinitions | null };

/** A store with the given documents (path below the root to plain fields); in memory and unchecked for indexes by default. */
export function aStore(
  documents: Record<string, Record<string, unknown>> = {},
  options: Options = {},
): Store {
  const store = new Store({ database: DATABASE, journal: null, indexes: null, ...options });
  const writes = Object.entries(documents).map(([path, fields]) => set(path, fields));
  if (writes.length > 0) commit(store, writes);
  return store;
}

/** The index definitions of a file with these composite indexes and overrides. */
export function declared(indexes: unknown[], fieldOverrides: unknown[] = []): IndexDefinitions {
  return parseIndexDefinitions(JSON.stringify({ indexes, fieldOverrides }));
}

/** Plans and applies writes, by default at a fixed time. */
export function commit(store: Store, writes: unknown, time = '2024-07-01T12:00:00Z'): CommitResult {
  return store.apply(store.plan(writes, time));
}

/** A write that replaces a document. */
export function set(path: string, fields: Record<string, unknown>, more: Record<string, unknown> = {}) {
  return { update: { name: `${ROOT}/${path}`, fields: asFields(fields) }, ...more };
}

/** Plain JavaScript as wire fields; wire values stay unchanged. */
export function asFields(plain: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, asValue(value)]));
}

/** Plain JavaScript as a wire value: whole numbers are integers, dates are timestamps. */
export function asValue(plain: unknown): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number' && Number.isInteger(plain)) return { integerValue: String(plain) };
  if (typeof plain === 'number') return { doubleValue: Number.isNaN(plain) ? 'NaN' : plain };
  if (plain instanceof Date) return { timestampValue: plain.toISOString() };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(asValue) } };
  const object = Object(plain);
  const [key = ''] = Object.keys(object);
  if (key.endsWith('Value')) return object;
  return { mapValue: { fields: asFields(object) } };
}

/** A field filter in wire form. */
export function where(fieldPath: string, op: string, value: unknown) {
  return { fieldFilter: { field: { fieldPath }, op, value: asValue(value) } };
}

/** Filters joined by AND or OR in wire form. */
export function joined(op: 'AND' | 'OR', ...filters: unknown[]) {
  return { compositeFilter: { op, filters } };
}

/** Orders in wire form; a leading '-' means descending. */
export function orders(...fields: string[]) {
  return fields.map((field) =>
    field.startsWith('-')
      ? { field: { fieldPath: field.slice(1) }, direction: 'DESCENDING' }
      : { field: { fieldPath: field }, direction: 'ASCENDING' },
  );
}

/** The ids of a query's result on the collection 'things', in order. */
export function idsOf(store: Store, structuredQuery: object): string[] {
  const query = store.queries.parse(ROOT, { from: [{ collectionId: 'things' }], ...structuredQuery });
  return store.queries.run(query).map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}
