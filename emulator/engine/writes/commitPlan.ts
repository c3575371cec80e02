import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import type { CommitResult, StoredDocument, WriteResult } from '#emulator/engine/values/document.ts';
import { checkDocumentSize } from '#emulator/engine/values/documentSize.ts';
import { type FieldPath, setValueAt, valueAt } from '#emulator/engine/values/fieldPath.ts';
import { type Fields, fieldsEqual, type Value } from '#emulator/engine/values/value.ts';
import { applyTransforms } from './transform.ts';
import type { Precondition, Write } from './write.ts';

/**
 * One write, seeing the earlier ones of its commit. One that requires a missing document is an 'update' (`before` null):
 * the rules check it before its precondition refuses it. To the rules 'verify' is a read of `before`.
 */
export type Operation = {
  kind: 'create' | 'update' | 'delete' | 'verify';
  name: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
};

export type CommitPlan = {
  operations: Operation[];
  /** The value of server timestamps and of request.time: milliseconds. */
  requestTime: string;
  result: CommitResult;
  /** The document as the whole commit leaves it, for getAfter() and existsAfter(). */
  readAfter(name: string): StoredDocument | null;
  /** Throws NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION or, for an update after a deletion, INVALID_ARGUMENT. */
  checkPreconditions(): void;
  revision: number;
};

type CommitMoment = { requestTime: string; commitTime: string; revision: number };

export function planCommit(
  writes: Write[],
  read: (name: string) => StoredDocument | null,
  { requestTime, commitTime, revision }: CommitMoment,
): CommitPlan {
  const staged = new Map<string, StoredDocument | null>();
  const readAfter = (name: string) => staged.get(name) ?? (staged.has(name) ? null : read(name));
  const operations: Operation[] = [];
  const writeResults: WriteResult[] = [];
  for (const write of writes) {
    const before = readAfter(write.name);
    const { after, transformResults } = outcome(write, before, requestTime, commitTime);
    operations.push({ kind: kindOf(write, before), name: write.name, before, after });
    writeResults.push(resultOf(after, transformResults));
    staged.set(write.name, after);
  }
  return {
    operations,
    requestTime,
    revision,
    result: { writeResults, commitTime, changes: changesOf(staged, read) },
    readAfter,
    checkPreconditions() {
      const deleted = new Set<string>();
      for (const [index, write] of writes.entries()) {
        checkPrecondition(write, operations[index]?.before ?? null, deleted.has(write.name));
        if (write.kind === 'delete') deleted.add(write.name);
        if (write.kind === 'set') deleted.delete(write.name);
      }
    },
  };
}

type Outcome = { after: StoredDocument | null; transformResults: Value[] };

function outcome(
  write: Write,
  before: StoredDocument | null,
  requestTime: string,
  commitTime: string,
): Outcome {
  if (write.kind === 'delete') return { after: null, transformResults: [] };
  if (write.kind === 'verify') return { after: before, transformResults: [] };
  const fields = write.mask === null ? write.fields : masked(before?.fields ?? {}, write.fields, write.mask);
  const transformResults = applyTransforms(fields, write.transforms, requestTime);
  if (before !== null && fieldsEqual(before.fields, fields)) return { after: before, transformResults };
  checkDocumentSize(write.name, fields);
  const createTime = before?.createTime ?? commitTime;
  return { after: { name: write.name, fields, createTime, updateTime: commitTime }, transformResults };
}

/** Every path of the mask is set to the written value, or deleted when nothing is written there. */
function masked(before: Fields, written: Fields, mask: FieldPath[]): Fields {
  const fields = structuredClone(before);
  for (const path of mask) setValueAt(fields, path, valueAt(written, path));
  return fields;
}

function kindOf(write: Write, before: StoredDocument | null): Operation['kind'] {
  if (write.kind !== 'set') return write.kind;
  return before === null && !requiresDocument(write.precondition) ? 'create' : 'update';
}

function requiresDocument(precondition: Precondition | null): boolean {
  return precondition !== null && (!('exists' in precondition) || precondition.exists);
}

function resultOf(after: StoredDocument | null, transformResults: Value[]): WriteResult {
  return {
    ...(after !== null && { updateTime: after.updateTime }),
    ...(transformResults.length > 0 && { transformResults }),
  };
}

function changesOf(
  staged: Map<string, StoredDocument | null>,
  read: (name: string) => StoredDocument | null,
) {
  const changes = [...staged].map(([name, after]) => ({ name, before: read(name), after }));
  return changes.filter(({ before, after }) => before !== after);
}

function checkPrecondition(
  { name, precondition }: Write,
  before: StoredDocument | null,
  isDeleted: boolean,
): void {
  if (precondition === null) return;
  if ('updateTime' in precondition) {
    if (before?.updateTime === precondition.updateTime) return;
    throw new FirestoreError('FAILED_PRECONDITION', `Document "${name}" has changed since it was read.`);
  }
  if (precondition.exists && before === null) {
    if (isDeleted) throw invalid(`Document "${name}" is deleted by an earlier write of this commit.`);
    throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (!precondition.exists && before !== null) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
}
