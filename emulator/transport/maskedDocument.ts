import type { StoredDocument } from '#emulator/engine/values/document.ts';
import type { Database } from '#emulator/service/database.ts';

/**
 * Reduces the document to the fields of a read's mask, like the select of a query; without a mask, returns all of it.
 */
export function maskedDocument(
  database: Database,
  document: StoredDocument,
  fieldPaths: readonly unknown[],
): StoredDocument {
  if (fieldPaths.length === 0) return document;
  const segments = document.name.split('/');
  const parent = segments.slice(0, -2).join('/');
  const fields = fieldPaths.map((fieldPath) => ({ fieldPath }));
  const query = database.store.queries.parse(parent, {
    from: [{ collectionId: segments.at(-2) }],
    select: { fields },
  });
  return database.store.queries.project(query, document);
}
