import { type Result, toResult } from '#src/components/result.ts';
import {
  countMatching,
  type FetchedSubmissions,
  readSubmissionBatch,
  type SubmissionCursor,
} from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission, SubmissionFilter } from '#src/features/submissions/data/submission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { csvFile, csvFileName } from './submissionsCsv.ts';

const batchSize = 500;

export type ExportFilter = Pick<SubmissionFilter, 'status' | 'emails'>;

type Export = ExportFilter & {
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
};

/** @returns all submissions that match the filter, newest first; if canceled, those read so far */
export function exportSubmissions({
  signal,
  onProgress,
  ...filter
}: Export): Promise<Result<{ file: Blob; name: string; rows: number }>> {
  return toResult(submissionMessages.list, async () => {
    const total = await countMatching(filter);
    const rows: Submission[] = [];
    let after: SubmissionCursor | null = null;
    do {
      const batch: FetchedSubmissions = await readSubmissionBatch({ ...filter, size: batchSize, after });
      if (signal.aborted) break;
      rows.push(...batch.rows);
      if (batch.rows.length > 0) onProgress(rows.length, Math.max(rows.length, total));
      after = batch.nextCursor;
    } while (after !== null);
    const newestFirst = rows.sort((a, b) => (b.timestamp ?? 0) - (a.timestamp ?? 0));
    return { file: csvFile(newestFirst), name: csvFileName(new Date()), rows: rows.length };
  });
}
