import { type SeedValue, toFields } from '#emulator/seed.ts';
import { root } from './persona.ts';

type Document = { readonly [field: string]: SeedValue };

/** A write of a whole document; the fields in `times` are filled in by the server. */
export function put(path: string, document: Document, ...times: string[]): object {
  return { update: { name: `${root}/${path}`, fields: toFields(document) }, updateTransforms: filled(times) };
}

/** A write of some fields of a document that exists. */
export function patch(path: string, change: Document, ...times: string[]): object {
  return {
    ...put(path, change, ...times),
    updateMask: { fieldPaths: Object.keys(change) },
    currentDocument: { exists: true },
  };
}

/** A deletion. */
export function erase(path: string): object {
  return { delete: `${root}/${path}` };
}

type Where = Readonly<Record<string, SeedValue>>;

/** A query of a collection: equality filters, an order by one field, and a limit. */
export function query(from: string, where: Where, orderBy: string | null, limit: number | null): object {
  const filters = Object.entries(where).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: toFields({ value }).value },
  }));
  return {
    from: [{ collectionId: from }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orderBy && { orderBy: [{ field: { fieldPath: orderBy }, direction: 'DESCENDING' }] }),
    ...(limit !== null && { limit }),
  };
}

function filled(times: string[]): object[] {
  return times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
}
