import { collection, doc } from 'firebase/firestore/lite';
import { type Result, toResult } from '#src/components/result.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { commitWrite } from '#src/firebase/requests.ts';
import { type SubmissionStatus, submissionCollectionName } from './submission.ts';

const submissions = collection(firestoreLite, submissionCollectionName);

const batchSize = 100;

type Skipped = { alreadyDeleted: readonly string[] };

/** `remaining` lists the ids that were not processed; the others are done. */
export type BulkResult = (
  | { success: true }
  | { success: false; error: string; remaining: readonly string[] }
) &
  Skipped;

/** A submission that is already gone counts as deleted. */
export function deleteSubmissions(ids: readonly string[]): Promise<BulkResult> {
  return inBatches(ids, submissionMessages.delete, (batch) =>
    commitWrite(async (transaction) => {
      for (const id of batch) transaction.delete(doc(submissions, id));
      return { alreadyDeleted: [] };
    }),
  );
}

/** Reads which ones exist first, because a missing one fails the whole transaction. */
export function setSubmissionStatus(ids: readonly string[], status: SubmissionStatus): Promise<BulkResult> {
  return inBatches(ids, submissionMessages.update, (batch) =>
    commitWrite(async (transaction) => {
      const found = await Promise.all(batch.map((id) => transaction.get(doc(submissions, id))));
      for (const submission of found) if (submission.exists()) transaction.update(submission.ref, { status });
      return { alreadyDeleted: batch.filter((_, index) => !found[index]?.exists()) };
    }),
  );
}

type Change = (ids: readonly string[]) => Promise<Skipped>;

async function inBatches(ids: readonly string[], message: string, change: Change): Promise<BulkResult> {
  const alreadyDeleted: string[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const result: Result<Skipped> = await toResult(message, () =>
      change(ids.slice(start, start + batchSize)),
    );
    if (!result.success) return { ...result, remaining: ids.slice(start), alreadyDeleted };
    alreadyDeleted.push(...result.alreadyDeleted);
  }
  return { success: true, alreadyDeleted };
}
