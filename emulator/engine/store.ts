import type { Journal } from '#emulator/engine/disk/journal.ts';
import { recordOf, replayInto, snapshotOf } from '#emulator/engine/disk/storeRecord.ts';
import type { IndexDefinitions } from '#emulator/engine/query/indexDefinitions.ts';
import { QueryEngine } from '#emulator/engine/query/queryEngine.ts';
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
import { type CommitPlan, planCommit } from '#emulator/engine/writes/commitPlan.ts';
import { parseWrites } from '#emulator/engine/writes/parseWrite.ts';
import { FirestoreError, invalid } from './firestoreError.ts';

type StoreOptions = {
  /** `projects/P/databases/D` */
  database: string;
  journal: Journal | null;
  indexes: IndexDefinitions | null;
};

/** The documents of one database and their commits. All methods are synchronous and throw `FirestoreError`s. */
export class Store {
  readonly queries: QueryEngine;
  readonly #database: string;
  readonly #journal: Journal | null;
  readonly #documents = new Map<string, StoredDocument>();
  readonly #listeners = new Set<(result: CommitResult) => void>();
  #lastCommit: Timestamp = { seconds: 0, nanos: 0 };
  #lastRead: Timestamp = { seconds: 0, nanos: 0 };
  #revision = 0;

  constructor({ database, journal, indexes }: StoreOptions) {
    this.#database = database;
    this.#journal = journal;
    this.queries = new QueryEngine(database, this.#documents, indexes);
    if (journal === null) return;
    this.#lastCommit = parseTimestamp(replayInto(this.#documents, journal.replay())) ?? this.#lastCommit;
    journal.compactFrom(() => snapshotOf(this.#documents, formatTimestamp(this.#lastCommit)));
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

  /**
   * Checks the preconditions, writes the journal, applies the changes, then notifies listeners. ABORTED if another
   * commit came in between.
   */
  apply(plan: CommitPlan): CommitResult {
    if (plan.revision !== this.#revision) {
      throw new FirestoreError('ABORTED', 'Another commit was applied first.');
    }
    plan.checkPreconditions();
    this.#applyResult(plan.result);
    return plan.result;
  }

  onCommit(listener: (result: CommitResult) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The timestamp of a read: at or after `now` and every commit so far, and before every later one. */
  readTime(now: string): string {
    this.#lastRead = latest(clockTime(now), this.#lastCommit, this.#lastRead);
    return formatTimestamp(this.#lastRead);
  }

  collectionIds(parent: string): string[] {
    const depth = parseParent(parent).path.length;
    const names = [...this.#documents.keys()].filter((name) => name.startsWith(`${parent}/`));
    return [...new Set(names.flatMap((name) => name.split('/')[5 + depth] ?? []))].sort();
  }

  clear(time: string): void {
    const commitTime = formatTimestamp(this.#nextCommitTime(clockTime(time)));
    const changes = [...this.#documents.values()].map(
      (before): Change => ({ name: before.name, before, after: null }),
    );
    this.queries.forgetIndexes();
    this.#applyResult({ writeResults: [], commitTime, changes });
  }

  #applyResult(result: CommitResult): void {
    if (result.changes.length > 0) this.#journal?.append(recordOf(result));
    this.#revision += 1;
    this.#lastCommit = clockTime(result.commitTime);
    for (const { name, after } of result.changes) {
      if (after === null) this.#documents.delete(name);
      else this.#documents.set(name, after);
    }
    this.queries.follow(result.changes);
    for (const listener of this.#listeners) notify(listener, result);
  }

  /**
   * Later than every commit (equal update times would hide a conflict) and than every read (which would otherwise have
   * included it).
   */
  #nextCommitTime(now: Timestamp): Timestamp {
    const time = truncateTimestamp(now, 1000);
    const last = latest(this.#lastCommit, this.#lastRead);
    return compareTimestamps(time, last) > 0 ? time : nextMicrosecond(last);
  }
}

function latest(first: Timestamp, ...others: Timestamp[]): Timestamp {
  return others.reduce((last, time) => (compareTimestamps(time, last) > 0 ? time : last), first);
}

/** The commit is already on disk: an error in a listener must not make it look refused. */
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
