import { invalid } from '#emulator/engine/firestoreError.ts';
import type { Change, StoredDocument } from '#emulator/engine/values/document.ts';
import { parseParent } from '#emulator/engine/values/documentName.ts';
import { asList, asObject, asText } from '#emulator/engine/values/wire.ts';
import { ReadBudget } from '#emulator/rules/readBudget.ts';
import { authorizeGet, authorizeQuery } from './authorize.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import { LiveResult, type ResultDelta } from './liveResult.ts';
import { checkedName } from './read.ts';

/** A query or document that a client listens to. Any method may throw an error, which closes only this target. */
export type Target = {
  label: string;
  authorize(): void;
  initial(): { documents: StoredDocument[]; missing: string[] };
  update(changes: readonly Change[]): ResultDelta;
};

export function openTarget(database: Database, caller: Caller, addTarget: unknown): Target {
  const { documents, query } = asObject(addTarget, 'addTarget');
  if (documents !== undefined) {
    const names = asList(asObject(documents, 'documents').documents, 'documents').map((name) =>
      checkedName(database, name),
    );
    return documentTarget(database, caller, names);
  }
  const { parent, structuredQuery } = asObject(query, 'query');
  return queryTarget(database, caller, asText(parent, 'parent'), structuredQuery);
}

function documentTarget(database: Database, caller: Caller, names: readonly string[]): Target {
  const watched = new Set(names);
  function authorize(): void {
    const budget = new ReadBudget();
    for (const name of watched) authorizeGet(database, caller, name, database.store.get(name), budget);
  }
  return {
    label: [...watched].map((name) => labelOf(database, name)).join(', '),
    authorize,
    initial() {
      const found = [...watched].map((name) => database.store.get(name)).filter((one) => one !== null);
      const missing = [...watched].filter((name) => database.store.get(name) === null);
      return { documents: found, missing };
    },
    update(changes) {
      const touching = changes.filter((change) => watched.has(change.name));
      return {
        changed: touching.map((change) => change.after).filter((after) => after !== null),
        left: touching.filter((change) => change.after === null).map((change) => change.name),
      };
    },
  };
}

function queryTarget(database: Database, caller: Caller, parent: string, structuredQuery: unknown): Target {
  if (parseParent(parent).database !== database.name) throw invalid('The query belongs to another database.');
  const query = database.store.queries.parse(parent, structuredQuery);
  let window: LiveResult | null = null;
  function project(documents: readonly StoredDocument[]): StoredDocument[] {
    return documents.map((document) => database.store.queries.project(query, document));
  }
  return {
    label: labelOf(database, `${query.parent}/${query.collectionId}`),
    authorize: () => authorizeQuery(database, caller, query),
    initial() {
      database.metrics.queried();
      window = new LiveResult(database.store.queries, query);
      return { documents: project(window.documents()), missing: [] };
    },
    update(changes) {
      const delta = window?.update(changes) ?? { changed: [], left: [] };
      return { changed: project(delta.changed), left: delta.left };
    },
  };
}

function labelOf(database: Database, name: string): string {
  return name.slice(`${database.name}/documents/`.length);
}
