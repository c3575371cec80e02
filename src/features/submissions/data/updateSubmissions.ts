import { FirebaseError } from 'firebase/app';
import { doc } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { commitWrite } from '#src/firebase/commitWrite.ts';
import { submissionMessages } from './messages.ts';
import type { SubmissionStatus } from './submission.ts';
import { submissionDocs } from './submissionCollection.ts';

const batchSize = 100;

type Missed = { gone: readonly string[] };

/** `left` names what was not done; the rest stays done. */
export type BulkResult = ({ success: true } | { success: false; error: string; left: readonly string[] }) &
  Missed;

/** One that is gone already counts as deleted. */
export function deleteSubmissions(ids: readonly string[]): Promise<BulkResult> {
  return inBatches(ids, submissionMessages.delete, (batch) =>
    commitWrite(async (transaction) => {
      for (const id of batch) transaction.delete(doc(submissionDocs, id));
      return { gone: [] };
    }),
  );
}

export function setSubmissionStatus(ids: readonly string[], status: SubmissionStatus): Promise<BulkResult> {
  return inBatches(ids, submissionMessages.update, async (batch) => {
    try {
      return await setStatusOfAll(batch, status);
    } catch (error) {
      if (mayBeMissing(error)) return setStatusOfExisting(batch, status);
      throw error;
    }
  });
}

function setStatusOfAll(ids: readonly string[], status: SubmissionStatus): Promise<Missed> {
  return commitWrite(async (transaction) => {
    for (const id of ids) transaction.update(doc(submissionDocs, id), { status });
    return { gone: [] };
  });
}

/** Reads first which exist, since a missing one fails the whole transaction. */
function setStatusOfExisting(ids: readonly string[], status: SubmissionStatus): Promise<Missed> {
  return commitWrite(async (transaction) => {
    const found = await Promise.all(ids.map((id) => transaction.get(doc(submissionDocs, id))));
    for (const submission of found) if (submission.exists()) transaction.update(submission.ref, { status });
    return { gone: found.filter((submission) => !submission.exists()).map(({ id }) => id) };
  });
}

/** The rules refuse a missing submission, since they cannot read its data. */
function mayBeMissing(error: unknown): boolean {
  return error instanceof FirebaseError && ['not-found', 'permission-denied'].includes(error.code);
}

type Change = (ids: readonly string[]) => Promise<Missed>;

async function inBatches(ids: readonly string[], message: string, change: Change): Promise<BulkResult> {
  const gone: string[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const result: Result<Missed> = await toResult(message, () => change(ids.slice(start, start + batchSize)));
    if (!result.success) return { ...result, left: ids.slice(start), gone };
    gone.push(...result.gone);
  }
  return { success: true, gone };
}
