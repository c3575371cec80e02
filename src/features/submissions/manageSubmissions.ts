import { doc, type Transaction } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { definiteWrite } from '#src/firebase/definiteWrite.ts';
import { submissionMessages } from './messages.ts';
import type { SubmissionStatus } from './submission.ts';
import { storedSubmissions } from './submissionCollection.ts';

/** Rows changed at a stroke: all of them or none. */
const batchSize = 100;

/** How a change of many ends; a failure names what was not done, the rest stays done. */
export type BulkResult = { success: true } | { success: false; error: string; left: readonly string[] };

/** Deletes a submission; one that is gone already counts as deleted. */
export function deleteSubmission(id: string): Promise<Result> {
  return toResult(submissionMessages.delete, () => changeAll([id], remove));
}

/** Marks a submission; nothing but its status changes. */
export function markSubmission(id: string, status: SubmissionStatus): Promise<Result> {
  return toResult(submissionMessages.update, () => changeAll([id], mark(status)));
}

/** Deletes submissions, batch by batch. */
export function deleteSubmissions(ids: readonly string[]): Promise<BulkResult> {
  return inBatches(ids, submissionMessages.delete, remove);
}

/** Marks submissions, batch by batch. */
export function markSubmissions(ids: readonly string[], status: SubmissionStatus): Promise<BulkResult> {
  return inBatches(ids, submissionMessages.update, mark(status));
}

type Change = (transaction: Transaction, id: string) => void;

function remove(transaction: Transaction, id: string): void {
  transaction.delete(doc(storedSubmissions, id));
}

function mark(status: SubmissionStatus): Change {
  return (transaction, id) => transaction.update(doc(storedSubmissions, id), { status });
}

async function inBatches(ids: readonly string[], message: string, change: Change): Promise<BulkResult> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const result = await toResult(message, () => changeAll(ids.slice(start, start + batchSize), change));
    if (!result.success) return { ...result, left: ids.slice(start) };
  }
  return { success: true };
}

function changeAll(ids: readonly string[], change: Change): Promise<object> {
  return definiteWrite(async (transaction) => {
    for (const id of ids) change(transaction, id);
    return {};
  });
}
