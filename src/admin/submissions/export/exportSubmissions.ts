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

/** Rows that are here, or a filter for the whole archive. */
export type ExportSource = { rows: readonly Submission[] } | SubmissionFilter;

type ExportOptions = { signal: AbortSignal; onProgress(done: number, total: number): void };

/** If canceled, the file contains the rows read so far. */
export function exportSubmissions(
  source: ExportSource,
  options: ExportOptions,
): Promise<Result<{ file: Blob; name: string; count: number }>> {
  return toResult(submissionMessages.list, async () => {
    const rows = 'rows' in source ? source.rows : await readAll(source, options);
    return { file: csvFile(rows), name: csvFileName(new Date()), count: rows.length };
  });
}

/** Newest first. */
async function readAll(
  filter: SubmissionFilter,
  { signal, onProgress }: ExportOptions,
): Promise<Submission[]> {
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
  return rows.sort((a, b) => (b.timestamp ?? 0) - (a.timestamp ?? 0));
}
