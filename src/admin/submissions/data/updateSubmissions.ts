import { type CollectionReference, collection, doc, type Transaction } from 'firebase/firestore/lite';
import { expiryOfDeleted } from '#src/admin/shared/deletedRecords.ts';
import { type Result, toResult } from '#src/components/result.ts';
import {
  type SubmissionStatus,
  submissionCollectionName,
} from '#src/features/submissions/data/submission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { commitWrite } from '#src/firebase/requests.ts';
import { storedDeletions } from './deletedSubmissions.ts';

const submissions = collection(firestoreLite, submissionCollectionName);

const batchSize = 100;

/** The rules look up each submission, and may look up twenty documents for a commit. */
const moveBatchSize = 20;

type Ids = readonly string[];

/** After a failure, `remaining` lists what was not processed. */
type BulkResult = Result & { done: Ids; remaining: Ids };

/** They can be restored for 30 days. A submission that is already gone counts as deleted. */
export function deleteSubmissions(ids: Ids): Promise<BulkResult> {
  return inBatches(ids, moveBatchSize, submissionMessages.delete, async (transaction, batch) => {
    const expireAt = expiryOfDeleted();
    for (const stored of await readAll(transaction, submissions, batch)) {
      transaction.set(doc(storedDeletions(), stored.id), { submission: stored.data(), expireAt });
      transaction.delete(stored.ref);
    }
    return batch;
  });
}

/** `done` excludes permanently deleted submissions. If a visitor has resent one, the resent copy is kept. */
export function restoreSubmissions(ids: Ids): Promise<BulkResult> {
  return inBatches(ids, moveBatchSize, submissionMessages.restore, async (transaction, batch) => {
    const deleted = await readAll(transaction, storedDeletions(), batch);
    const present = new Set((await readAll(transaction, submissions, batch)).map(({ id }) => id));
    for (const stored of deleted) {
      transaction.delete(stored.ref);
      if (!present.has(stored.id)) transaction.set(doc(submissions, stored.id), stored.get('submission'));
    }
    return deleted.map(({ id }) => id);
  });
}

export function deleteForGood(ids: Ids): Promise<BulkResult> {
  return inBatches(ids, batchSize, submissionMessages.delete, async (transaction, batch) => {
    for (const id of batch) transaction.delete(doc(storedDeletions(), id));
    return batch;
  });
}

/** `done` excludes deleted submissions. All are read first, because a missing one fails the whole transaction. */
export function setSubmissionStatus(ids: Ids, status: SubmissionStatus): Promise<BulkResult> {
  return inBatches(ids, batchSize, submissionMessages.update, async (transaction, batch) => {
    const found = await readAll(transaction, submissions, batch);
    for (const { ref } of found) transaction.update(ref, { status });
    return found.map(({ id }) => id);
  });
}

/** Those that exist. */
async function readAll(transaction: Transaction, collection: CollectionReference, ids: Ids) {
  const read = await Promise.all(ids.map((id) => transaction.get(doc(collection, id))));
  return read.filter((row) => row.exists());
}

async function inBatches(
  ids: Ids,
  size: number,
  message: string,
  write: (transaction: Transaction, batch: Ids) => Promise<Ids>,
): Promise<BulkResult> {
  const done: string[] = [];
  for (let start = 0; start < ids.length; start += size) {
    const batch = ids.slice(start, start + size);
    const result = await toResult(message, async () => ({
      written: await commitWrite((transaction) => write(transaction, batch)),
    }));
    if (!result.success) return { ...result, done, remaining: ids.slice(start) };
    done.push(...result.written);
  }
  return { success: true, done, remaining: [] };
}
