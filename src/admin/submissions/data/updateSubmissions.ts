import { collection, doc } from 'firebase/firestore/lite';
import { type Result, toResult } from '#src/components/result.ts';
import {
  type SubmissionStatus,
  submissionCollectionName,
} from '#src/features/submissions/data/submission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { commitWrite } from '#src/firebase/requests.ts';

const submissions = collection(firestoreLite, submissionCollectionName);

const batchSize = 100;

type Ids = readonly string[];

/** After a failure, `remaining` lists what was not processed. */
type BulkResult = Result & { done: Ids; remaining: Ids };

/** A submission that is already gone counts as deleted. */
export function deleteSubmissions(ids: Ids): Promise<BulkResult> {
  return inBatches(ids, submissionMessages.delete, (batch) =>
    commitWrite(async (transaction) => {
      for (const id of batch) transaction.delete(doc(submissions, id));
      return batch;
    }),
  );
}

/** `done` leaves out deleted submissions. They are read first, because a missing one fails the whole transaction. */
export function setSubmissionStatus(ids: Ids, status: SubmissionStatus): Promise<BulkResult> {
  return inBatches(ids, submissionMessages.update, (batch) =>
    commitWrite(async (transaction) => {
      const read = await Promise.all(batch.map((id) => transaction.get(doc(submissions, id))));
      const found = read.filter((submission) => submission.exists());
      for (const submission of found) transaction.update(submission.ref, { status });
      return found.map(({ id }) => id);
    }),
  );
}

async function inBatches(
  ids: Ids,
  message: string,
  write: (batch: Ids) => Promise<Ids>,
): Promise<BulkResult> {
  const done: string[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const result = await toResult(message, async () => ({ written: await write(batch) }));
    if (!result.success) return { ...result, done, remaining: ids.slice(start) };
    done.push(...result.written);
  }
  return { success: true, done, remaining: [] };
}
