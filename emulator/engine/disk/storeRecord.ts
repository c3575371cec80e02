import type { CommitResult, StoredDocument } from '#emulator/engine/values/document.ts';

type StoreRecord = { time?: string; put?: StoredDocument[]; gone?: string[] };

export function recordOf({ commitTime, changes }: CommitResult): StoreRecord {
  return {
    time: commitTime,
    put: changes.flatMap(({ after }) => after ?? []),
    gone: changes.flatMap(({ name, after }) => (after === null ? name : [])),
  };
}

/** The records that rebuild the current documents, unaffected by commits that arrive while they are read. */
export function* snapshotOf(documents: Map<string, StoredDocument>, time: string): Generator<StoreRecord> {
  yield { time };
  for (const document of documents.values()) yield { put: [document] };
}

/** Applies records of earlier runs and returns the time of the last commit, or '' if there is none. */
export function replayInto(documents: Map<string, StoredDocument>, records: Iterable<unknown>): string {
  let last = '';
  for (const record of records) {
    const { time, put, gone } = record as StoreRecord;
    for (const document of put ?? []) documents.set(document.name, document);
    for (const name of gone ?? []) documents.delete(name);
    last = time ?? last;
  }
  return last;
}
