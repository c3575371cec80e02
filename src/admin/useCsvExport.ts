import { useRef, useState } from 'react';
import { useNotify } from '#src/components/useNotify.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/submission.ts';

/** `total` is 0 until the rows are counted. */
export type ExportProgress = { done: number; total: number };

/** Exports submissions as a CSV file and says how it ended. The code for it is loaded with the first export. */
export function useCsvExport() {
  const notify = useNotify();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const abort = useRef<AbortController>(null);

  /** Every submission of the filter, in batches. */
  async function exportAll(status: SubmissionStatus | undefined) {
    const aborter = new AbortController();
    abort.current = aborter;
    setProgress({ done: 0, total: 0 });
    const result = await runExport(status, aborter.signal, (done, total) => setProgress({ done, total }));
    setProgress(null);
    if (!result.success) {
      const action = { label: 'Retry', onClick: () => void exportAll(status) };
      return notify({ severity: 'error', message: result.error, action });
    }
    if (result.isCancelled)
      return notify({ severity: 'info', message: 'Export cancelled, nothing was saved' });
    await finish(result.file, result.rows);
  }

  /** Submissions that are at hand already. */
  async function exportRows(rows: readonly Submission[]) {
    const { csvFile, csvLines } = await import('#src/features/submissions/submissionsCsv.ts');
    await finish(csvFile([csvLines(rows)]), rows.length);
  }

  async function finish(file: Blob, rows: number) {
    const { csvFileName } = await import('#src/features/submissions/submissionsCsv.ts');
    const name = csvFileName(new Date());
    download(file, name);
    const what = rows === 1 ? '1 submission' : `${rows.toLocaleString()} submissions`;
    notify({ severity: 'success', message: `Exported ${what} to ${name}` });
  }

  return { progress, exportAll, exportRows, cancel: () => abort.current?.abort() };
}

type OnProgress = (done: number, total: number) => void;

async function runExport(status: SubmissionStatus | undefined, signal: AbortSignal, onProgress: OnProgress) {
  try {
    const { exportSubmissions } = await import('#src/features/submissions/exportSubmissions.ts');
    return await exportSubmissions({ status, signal, onProgress });
  } catch (error) {
    console.error('The export could not be loaded:', error);
    return { success: false as const, error: submissionMessages.list };
  }
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
