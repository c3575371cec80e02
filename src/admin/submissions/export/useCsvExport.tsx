import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import { dashboardMessages, exportedMessage } from '#src/admin/submissions/messages.ts';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { tryResult } from '#src/components/result.ts';
import type { ExportSource } from './exportSubmissions.ts';

/** `total` is 0 until the rows have been counted. */
type ExportProgress = { done: number; total: number };

export function useCsvExport() {
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

  const dialog = progress && <ExportDialog progress={progress} onCancel={cancel} />;
  return { exportCsv, isReading: progress !== null, /** Render it. */ dialog };
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download may start later, so revoke the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

type ExportDialogProps = { progress: ExportProgress; onCancel(): void };

const titleId = 'export-title';

function ExportDialog({ progress: { done, total }, onCancel }: ExportDialogProps) {
  return (
    <AdminDialog
      open
      fullWidth
      maxWidth="xs"
      // A click on the backdrop must not cancel a long export.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onCancel()}
      aria-labelledby={titleId}
      footer={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
        </DialogActions>
      }
    >
      <DialogTitle id={titleId}>Exporting submissions</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <LinearProgress
          aria-labelledby={titleId}
          {...(total ? { variant: 'determinate', value: Math.round((100 * done) / total) } : {})}
        />
        <Typography variant="body2">
          {total ? `${done.toLocaleString()} of ${total.toLocaleString()}` : 'Counting...'}
        </Typography>
      </DialogContent>
    </AdminDialog>
  );
}
