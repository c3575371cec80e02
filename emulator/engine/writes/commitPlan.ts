import { fieldsEqual } from '#emulator/engine/values/compare.ts';
import type { CommitResult, StoredDocument, WriteResult } from '#emulator/engine/values/document.ts';
import { checkDocumentSize } from '#emulator/engine/values/documentSize.ts';
import { type FieldPath, setValueAt, valueAt } from '#emulator/engine/values/fieldPath.ts';
import type { Fields, Value } from '#emulator/engine/values/value.ts';
import { checkPreconditions, requiresDocument } from './preconditions.ts';
import { applyTransforms } from './transform.ts';
import type { Write } from './write.ts';

/**
 * One write, which sees the earlier ones of its commit. A write that requires a missing document is an 'update'
 * (`before` is null): the rules check it before its precondition refuses it. For the rules, 'verify' is a read of
 * `before`.
 */
export type Operation = {
  kind: 'create' | 'update' | 'delete' | 'verify';
  name: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
};

export type CommitPlan = {
  operations: Operation[];
  /** The value of server timestamps and of request.time, in ms precision. */
  requestTime: string;
  result: CommitResult;
  /** The document after the whole commit, for getAfter() and existsAfter(). */
  readAfter(name: string): StoredDocument | null;
  /** Throws NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION or, for contradictory writes, INVALID_ARGUMENT. */
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
      checkPreconditions(
        writes,
        operations.map(({ before }) => before),
      );
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

/** Sets every path of the mask to the written value, or deletes it if nothing is written there. */
function masked(before: Fields, written: Fields, mask: FieldPath[]): Fields {
  const fields = structuredClone(before);
  for (const path of mask) setValueAt(fields, path, valueAt(written, path));
  return fields;
}

function kindOf(write: Write, before: StoredDocument | null): Operation['kind'] {
  if (write.kind !== 'set') return write.kind;
  return before === null && !requiresDocument(write.precondition) ? 'create' : 'update';
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
