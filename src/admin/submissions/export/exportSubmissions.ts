import { getCountFromServer } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import {
  readSubmissionPage,
  type SubmissionCursor,
  type SubmissionRows,
} from '#src/features/submissions/data/fetchSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { filteredSubmissions } from '#src/features/submissions/data/submissionQueries.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { csvFile, csvFileName, toCsv } from './submissionsCsv.ts';

/** Rows read at a time. */
const batchSize = 500;

type Export = {
  /** Only these; all without it. */
  status?: SubmissionStatus | undefined;
  /** Cancels between two batches. */
  signal: AbortSignal;
  /** Called after each batch; `total` is the count when the export began. */
  onProgress(done: number, total: number): void;
};

/**
 * Writes every submission of the filter as CSV, newest first, in batches.
 * @returns the file, its name and its number of rows; after a cancellation, whatever there was by then
 */
export function exportSubmissions({
  status,
  signal,
  onProgress,
}: Export): Promise<Result<{ file: Blob; name: string; rows: number }>> {
  return toResult(submissionMessages.list, async () => {
    const total = (await readOnce(() => getCountFromServer(filteredSubmissions(status)))).data().count;
    const parts: string[] = [];
    let rows = 0;
    for await (const batch of submissionBatches(status, signal)) {
      parts.push(toCsv(batch));
      rows += batch.length;
      onProgress(rows, Math.max(rows, total));
    }
    return { file: csvFile(parts), name: csvFileName(new Date()), rows };
  });
}

/**
 * Every submission of the filter, newest first, in batches of 500; ends early when `signal` says so.
 * @throws the underlying error when a batch cannot be read
 */
export async function* submissionBatches(
  status: SubmissionStatus | undefined,
  signal: AbortSignal,
): AsyncGenerator<Submission[]> {
  let after: SubmissionCursor | null = null;
  do {
    if (signal.aborted) return;
    const page: SubmissionRows = await readSubmissionPage({
      status,
      direction: 'desc',
      size: batchSize,
      after,
    });
    if (signal.aborted) return;
    if (page.submissions.length > 0) yield page.submissions;
    after = page.after;
  } while (after !== null);
}
