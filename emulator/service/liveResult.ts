import type { ParsedQuery } from '#emulator/engine/query/query.ts';
import type { QueryEngine } from '#emulator/engine/query/queryEngine.ts';
import type { Change, StoredDocument } from '#emulator/engine/values/document.ts';

export type ResultDelta = { changed: StoredDocument[]; left: string[] };

/** An update costs time proportional to the commit; the query runs again only if a limited result has lost a document. */
export class LiveResult {
  readonly #queries: QueryEngine;
  readonly #query: ParsedQuery;
  #result: Map<string, StoredDocument>;

  constructor(queries: QueryEngine, query: ParsedQuery) {
    this.#queries = queries;
    this.#query = query;
    this.#result = byName(queries.run(query));
  }

  documents(): StoredDocument[] {
    return [...this.#result.values()];
  }

  update(changes: readonly Change[]): ResultDelta {
    const touching = changes.filter((change) => this.#concerns(change));
    if (touching.length === 0) return { changed: [], left: [] };
    if (this.#query.limit === null && this.#query.offset === 0) return this.#updateUnlimited(touching);
    const before = this.#result;
    this.#result = byName(this.#limitedResult(touching) ?? this.#queries.run(this.#query));
    return difference(before, this.#result);
  }

  #concerns({ name, before, after }: Change): boolean {
    if (this.#result.has(name) || this.#matches(after)) return true;
    return this.#query.offset > 0 && this.#matches(before);
  }

  #matches(document: StoredDocument | null): document is StoredDocument {
    return document !== null && this.#queries.matches(this.#query, document);
  }

  #updateUnlimited(changes: readonly Change[]): ResultDelta {
    const delta: ResultDelta = { changed: [], left: [] };
    for (const { name, after } of changes) {
      if (this.#matches(after)) {
        this.#result.set(name, after);
        delta.changed.push(after);
      } else {
        this.#result.delete(name);
        delta.left.push(name);
      }
    }
    return delta;
  }

  /**
   * The new result if it can be computed without a query: everything that sorts before the old last document is known.
   */
  #limitedResult(changes: readonly Change[]): StoredDocument[] | null {
    const { limit, offset } = this.#query;
    if (limit === null || offset > 0) return null;
    const old = this.documents();
    const last = old.length < limit ? undefined : old.at(-1);
    const changedNames = new Set(changes.map((change) => change.name));
    const candidates = old.filter((document) => !changedNames.has(document.name));
    for (const { after } of changes) {
      if (this.#matches(after)) candidates.push(after);
    }
    const known = candidates
      .filter((document) => last === undefined || this.#queries.compare(this.#query, document, last) <= 0)
      .sort((a, b) => this.#queries.compare(this.#query, a, b));
    return last !== undefined && known.length < limit ? null : known.slice(0, limit);
  }
}

function byName(documents: readonly StoredDocument[]): Map<string, StoredDocument> {
  return new Map(documents.map((document) => [document.name, document]));
}

function difference(
  before: ReadonlyMap<string, StoredDocument>,
  after: ReadonlyMap<string, StoredDocument>,
): ResultDelta {
  return {
    changed: [...after.values()].filter(
      (document) => before.get(document.name)?.updateTime !== document.updateTime,
    ),
    left: [...before.keys()].filter((name) => !after.has(name)),
  };
}
