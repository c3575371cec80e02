import { invalid } from '#emulator/engine/firestoreError.ts';
import type { ParsedQuery } from '#emulator/engine/query/query.ts';
import type { StoredDocument } from '#emulator/engine/values/document.ts';
import { parseDocumentName } from '#emulator/engine/values/documentName.ts';
import type { Fields } from '#emulator/engine/values/value.ts';
import { asList } from '#emulator/engine/values/wire.ts';
import { ReadBudget } from '#emulator/rules/readBudget.ts';
import { authorizeGet, authorizeQuery } from './authorize.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';

export function getDocument(
  database: Database,
  caller: Caller,
  name: unknown,
  budget: ReadBudget = new ReadBudget(),
): StoredDocument | null {
  const fullName = checkedName(database, name);
  const document = database.store.get(fullName);
  authorizeGet(database, caller, fullName, document, budget);
  if (document !== null && !caller.isOwner) database.metrics.read(1);
  return document;
}

export function batchGet(
  database: Database,
  caller: Caller,
  names: unknown,
): { name: string; document: StoredDocument | null }[] {
  const budget = new ReadBudget();
  return asList(names, 'documents').map((name) => {
    const document = getDocument(database, caller, name, budget);
    return { name: checkedName(database, name), document };
  });
}

export function runQuery(
  database: Database,
  caller: Caller,
  parent: string,
  structuredQuery: unknown,
): StoredDocument[] {
  const query = database.store.queries.parse(parent, structuredQuery);
  authorizeQuery(database, caller, query);
  const documents = database.store.queries.run(query);
  if (!caller.isOwner) {
    database.metrics.queried();
    database.metrics.read(documents.length);
  }
  return documents.map((document) => database.store.queries.project(query, document));
}

export function runAggregation(
  database: Database,
  caller: Caller,
  parent: string,
  structuredQuery: unknown,
  aggregations: unknown,
): Fields {
  const query: ParsedQuery = database.store.queries.parse(parent, structuredQuery);
  authorizeQuery(database, caller, query);
  if (!caller.isOwner) database.metrics.aggregated();
  return database.store.queries.aggregate(query, aggregations);
}

export function checkedName(database: Database, name: unknown): string {
  const parsed = parseDocumentName(name);
  if (parsed.database !== database.name) throw invalid('The document belongs to another database.');
  return `${parsed.database}/documents/${parsed.path.join('/')}`;
}
