import type { Journal } from '#emulator/engine/disk/journal.ts';
import { recordOf, replayInto, snapshotOf } from '#emulator/engine/disk/storeRecord.ts';
import {
  aggregated,
  aggregatedFields,
  parseAggregations,
  withFields,
} from '#emulator/engine/query/aggregate.ts';
import type { IndexDefinitions } from '#emulator/engine/query/indexDefinitions.ts';
import { Indexes } from '#emulator/engine/query/indexes.ts';
import { parseQuery } from '#emulator/engine/query/parseQuery.ts';
import type { ParsedQuery } from '#emulator/engine/query/query.ts';
import { compareDocuments, matchesQuery, projected } from '#emulator/engine/query/queryMatch.ts';
import { planQuery, type QueryPlan } from '#emulator/engine/query/queryPlan.ts';
import { checkIndexes } from '#emulator/engine/query/requiredIndex.ts';
import { countResults, resultNames, type Source } from '#emulator/engine/query/runQuery.ts';
import type { Change, CommitResult, StoredDocument } from '#emulator/engine/values/document.ts';
import { parseParent } from '#emulator/engine/values/documentName.ts';
import {
  compareTimestamps,
  formatTimestamp,
  nextMicrosecond,
  parseTimestamp,
  type Timestamp,
  truncateTimestamp,
} from '#emulator/engine/values/timestamp.ts';
import type { Fields } from '#emulator/engine/values/value.ts';
import { type CommitPlan, planCommit } from '#emulator/engine/writes/commitPlan.ts';
import { parseWrites } from '#emulator/engine/writes/parseWrite.ts';
import { FirestoreError, invalid } from './firestoreError.ts';

export type { Change, CommitResult, StoredDocument, WriteResult } from '#emulator/engine/values/document.ts';
export type { CommitPlan, Operation } from '#emulator/engine/writes/commitPlan.ts';

export type StoreOptions = {
  /** `projects/P/databases/D` */
  database: string;
  /** Null keeps everything in memory only. */
  journal: Journal | null;
  /** Null switches the check for missing indexes off. */
  indexes: IndexDefinitions | null;
};

/** The documents of one database. Everything here is synchronous; refusals are `FirestoreError`s. */
export class Store {
  readonly #database: string;
  readonly #journal: Journal | null;
  #definitions: IndexDefinitions | null;
  readonly #documents = new Map<string, StoredDocument>();
  readonly #indexes = new Indexes(() => this.#documents.values());
  readonly #plans = new WeakMap<ParsedQuery, QueryPlan>();
  readonly #listeners = new Set<(result: CommitResult) => void>();
  #lastCommit: Timestamp = { seconds: 0, nanos: 0 };
  #revision = 0;
  /** How many index entries and documents queries have looked at: what speed is measured by. */
  scanned = 0;

  constructor({ database, journal, indexes }: StoreOptions) {
    this.#database = database;
    this.#journal = journal;
    this.#definitions = indexes;
    if (journal === null) return;
    this.#lastCommit = parseTimestamp(replayInto(this.#documents, journal.replay())) ?? this.#lastCommit;
    journal.compactFrom(() => snapshotOf(this.#documents, formatTimestamp(this.#lastCommit)));
  }

  /** Replaces the index definitions, when their file changed. */
  setIndexes(definitions: IndexDefinitions | null): void {
    this.#definitions = definitions;
  }

  get size(): number {
    return this.#documents.size;
  }

  get(name: string): StoredDocument | null {
    return this.#documents.get(name) ?? null;
  }

  /** Validates and computes a commit without applying it. `time` is the server's clock, RFC 3339. */
  plan(writes: unknown, time: string): CommitPlan {
    const now = clockTime(time);
    return planCommit(parseWrites(writes, this.#database), (name) => this.get(name), {
      requestTime: formatTimestamp(truncateTimestamp(now, 1_000_000)),
      commitTime: formatTimestamp(this.#nextCommitTime(now)),
      revision: this.#revision,
    });
  }

  /** Checks the preconditions, journals, applies, then tells the listeners. ABORTED if another commit came between. */
  apply(plan: CommitPlan): CommitResult {
    if (plan.revision !== this.#revision) {
      throw new FirestoreError('ABORTED', 'Another commit came between planning and applying.');
    }
    plan.checkPreconditions();
    this.#applyResult(plan.result);
    return plan.result;
  }

  /** Reads an untrusted structured query below `parent`; throws INVALID_ARGUMENT. */
  query(parent: string, structuredQuery: unknown): ParsedQuery {
    if (parseParent(parent).database !== this.#database) throw invalid(`"${parent}" is in another database.`);
    const query = parseQuery(parent, structuredQuery);
    this.#plans.set(query, planQuery(query));
    return query;
  }

  /**
   * The documents of the result in order, whole: pass each through `project` before it is sent. Throws
   * FAILED_PRECONDITION when an index is missing.
   */
  run(query: ParsedQuery): StoredDocument[] {
    return this.#documentsOf(query, this.#checkedPlan(query));
  }

  /** The document with the fields that the query selects. */
  project(query: ParsedQuery, document: StoredDocument): StoredDocument {
    return projected(query, document);
  }

  /** Answers untrusted aggregations (count with upTo, sum, avg) over the results that have all their fields, by alias. */
  aggregate(query: ParsedQuery, aggregations: unknown): Fields {
    const parsed = parseAggregations(aggregations);
    const fields = aggregatedFields(parsed);
    const complete = withFields(query, fields);
    const plan = planQuery(complete);
    if (this.#definitions !== null) checkIndexes(query, plan.disjuncts, this.#definitions, fields);
    return aggregated(
      parsed,
      (upTo) => countResults(complete, plan, this.#source, upTo),
      () => this.#documentsOf(complete, plan),
    );
  }

  /** Whether the document belongs to the result, limit and offset aside. */
  matches(query: ParsedQuery, document: StoredDocument): boolean {
    return matchesQuery(query, document);
  }

  /** Negative, zero or positive in the query's order. */
  compare(query: ParsedQuery, a: StoredDocument, b: StoredDocument): number {
    return compareDocuments(query.orderBy, a, b);
  }

  /** Calls back after every commit; gives how to stop. */
  onCommit(listener: (result: CommitResult) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A time at or after `now` and every commit so far: what reads are stamped with. */
  readTime(now: string): string {
    const time = clockTime(now);
    return formatTimestamp(compareTimestamps(time, this.#lastCommit) > 0 ? time : this.#lastCommit);
  }

  /** The ids of the collections directly below the root or a document, sorted. */
  collectionIds(parent: string): string[] {
    const depth = parseParent(parent).path.length;
    const names = [...this.#documents.keys()].filter((name) => name.startsWith(`${parent}/`));
    return [...new Set(names.flatMap((name) => name.split('/')[5 + depth] ?? []))].sort();
  }

  /** Deletes every document; listeners see each go. */
  clear(time: string): void {
    const commitTime = formatTimestamp(this.#nextCommitTime(clockTime(time)));
    const changes = [...this.#documents.values()].map(
      (before): Change => ({ name: before.name, before, after: null }),
    );
    this.#indexes.clear();
    this.#applyResult({ writeResults: [], commitTime, changes });
  }

  readonly #source: Source = {
    read: (name) => this.get(name),
    indexes: this.#indexes,
    touch: () => {
      this.scanned += 1;
    },
  };

  #applyResult(result: CommitResult): void {
    if (result.changes.length > 0) this.#journal?.append(recordOf(result));
    this.#revision += 1;
    this.#lastCommit = clockTime(result.commitTime);
    for (const { name, after } of result.changes) {
      if (after === null) this.#documents.delete(name);
      else this.#documents.set(name, after);
    }
    this.#indexes.follow(result.changes);
    for (const listener of this.#listeners) notify(listener, result);
  }

  #documentsOf(query: ParsedQuery, plan: QueryPlan): StoredDocument[] {
    return [...resultNames(query, plan, this.#source)].flatMap((name) => this.get(name) ?? []);
  }

  #checkedPlan(query: ParsedQuery): QueryPlan {
    const plan = this.#plans.get(query) ?? planQuery(query);
    if (this.#definitions !== null) checkIndexes(query, plan.disjuncts, this.#definitions);
    return plan;
  }

  /** Every commit gets a time of its own, or equal update times would hide a lost race. */
  #nextCommitTime(now: Timestamp): Timestamp {
    const time = truncateTimestamp(now, 1000);
    return compareTimestamps(time, this.#lastCommit) > 0 ? time : nextMicrosecond(this.#lastCommit);
  }
}

/** The commit is on disk by now: a listener that fails must not make it look refused. */
function notify(listener: (result: CommitResult) => void, result: CommitResult): void {
  try {
    listener(result);
  } catch (error) {
    console.error('A commit listener failed:', error);
  }
}

function clockTime(time: string): Timestamp {
  const parsed = parseTimestamp(time);
  if (parsed === null) throw invalid(`"${time}" is not a time in RFC 3339.`);
  return parsed;
}
