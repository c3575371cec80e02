import { useRef, useState } from 'react';
import { dashboardMessages, exportedMessage } from '#src/admin/submissions/messages.ts';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { tryResult } from '#src/components/result.ts';
import type { ExportSource } from './exportSubmissions.ts';

/** `total` is 0 until the rows have been counted. */
export type ExportProgress = { done: number; total: number };

type CsvExport = {
  /** While rows are being read. */
  progress: ExportProgress | null;
  exportCsv(source: ExportSource): Promise<void>;
  cancel(): void;
};

export function useCsvExport(): CsvExport {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const abort = useRef<AbortController>(null);

  async function exportCsv(source: ExportSource) {
    const aborter = new AbortController();
    const { signal } = aborter;
    abort.current = aborter;
    if (!('rows' in source)) setProgress({ done: 0, total: 0 });
    const result = await tryResult(dashboardMessages.exportFailed, async () => {
      const { exportSubmissions } = await import('./exportSubmissions.ts');
      const onProgress = (done: number, total: number) => signal.aborted || setProgress({ done, total });
      return exportSubmissions(source, { signal, onProgress });
    });
    if (signal.aborted) return;
    setProgress(null);
    if (!result.success) return void notifyFailure(result.error, () => void exportCsv(source));
    download(result.file, result.name);
    notify({ severity: 'success', message: exportedMessage(result.count, result.name) });
  }

  function cancel() {
    abort.current?.abort();
    setProgress(null);
    notify({ severity: 'info', message: dashboardMessages.exportCanceled });
  }

  return { progress, exportCsv, cancel };
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download may start later, so revoke the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
