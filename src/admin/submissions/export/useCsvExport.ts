import { useRef, useState } from 'react';
import { submissionCount } from '#src/admin/submissions/submissionLabels.ts';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { fetchedResult } from '#src/components/result.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';

/** `total` is 0 until the rows are counted. */
export type ExportProgress = { done: number; total: number };

export function useCsvExport() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const abort = useRef<AbortController>(null);

  async function exportAll(status: SubmissionStatus | undefined) {
    const aborter = new AbortController();
    const { signal } = aborter;
    abort.current = aborter;
    setProgress({ done: 0, total: 0 });
    const result = await fetchedResult(submissionMessages.list, async () => {
      const { exportSubmissions } = await import('./exportSubmissions.ts');
      const onProgress = (done: number, total: number) => signal.aborted || setProgress({ done, total });
      return exportSubmissions({ status, signal, onProgress });
    });
    if (signal.aborted) return;
    setProgress(null);
    if (result.success) return save(result.file, result.name, result.rows);
    notifyFailure(result.error, () => void exportAll(status));
  }

  function cancel() {
    abort.current?.abort();
    setProgress(null);
    notify({ severity: 'info', message: 'Export cancelled, nothing was saved' });
  }

  async function exportRows(rows: readonly Submission[]) {
    const result = await fetchedResult('Failed to export submissions', async () => {
      const { csvFile, csvFileName } = await import('./submissionsCsv.ts');
      return { success: true, file: csvFile(rows), name: csvFileName(new Date()) };
    });
    if (result.success) return save(result.file, result.name, rows.length);
    notifyFailure(result.error, () => void exportRows(rows));
  }

  function save(file: Blob, name: string, rows: number) {
    download(file, name);
    notify({ severity: 'success', message: `Exported ${submissionCount(rows)} to ${name}` });
  }

  return { progress, exportAll, exportRows, cancel };
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download may begin after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
