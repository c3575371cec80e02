import { useRef, useState } from 'react';
import { dashboardMessages, exportedMessage } from '#src/admin/submissions/messages.ts';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { tryResult } from '#src/components/result.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import type { ExportFilter } from './exportSubmissions.ts';

/** `total` is 0 until the rows have been counted. */
export type ExportProgress = { done: number; total: number };

type CsvExport = {
  progress: ExportProgress | null;
  /** Reads the rows of all pages first. */
  exportAll(filter: ExportFilter): Promise<void>;
  exportRows(rows: readonly Submission[]): Promise<void>;
  cancel(): void;
};

export function useCsvExport(): CsvExport {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const abort = useRef<AbortController>(null);

  async function exportAll(filter: ExportFilter) {
    const aborter = new AbortController();
    const { signal } = aborter;
    abort.current = aborter;
    setProgress({ done: 0, total: 0 });
    const result = await tryResult(submissionMessages.list, async () => {
      const { exportSubmissions } = await import('./exportSubmissions.ts');
      const onProgress = (done: number, total: number) => signal.aborted || setProgress({ done, total });
      return exportSubmissions({ ...filter, signal, onProgress });
    });
    if (signal.aborted) return;
    setProgress(null);
    if (result.success) return save(result.file, result.name, result.rows);
    notifyFailure(result.error, () => void exportAll(filter));
  }

  function cancel() {
    abort.current?.abort();
    setProgress(null);
    notify({ severity: 'info', message: dashboardMessages.exportCanceled });
  }

  async function exportRows(rows: readonly Submission[]) {
    const result = await tryResult(dashboardMessages.exportFailed, async () => {
      const { csvFile, csvFileName } = await import('./submissionsCsv.ts');
      return { success: true, file: csvFile(rows), name: csvFileName(new Date()) };
    });
    if (result.success) return save(result.file, result.name, rows.length);
    notifyFailure(result.error, () => void exportRows(rows));
  }

  function save(file: Blob, name: string, rows: number) {
    download(file, name);
    notify({ severity: 'success', message: exportedMessage(rows, name) });
  }

  return { progress, exportAll, exportRows, cancel };
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download may start later, so revoke the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
