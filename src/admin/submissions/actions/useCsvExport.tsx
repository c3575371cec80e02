import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import { dashboardMessages, exportedMessage } from '#src/admin/submissions/messages.ts';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { fetchAllSubmissions } from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission, SubmissionFilter } from '#src/features/submissions/data/submission.ts';
import { csvFile, csvFileName } from './submissionsCsv.ts';

/** Rows that are here, or a filter for the whole archive. */
type ExportSource = { rows: readonly Submission[] } | SubmissionFilter;

/** `total` is 0 until the rows have been counted. */
type Reading = { aborter: AbortController; done: number; total: number };

export function useCsvExport() {
  const [reading, setReading] = useState<Reading | null>(null);

  async function exportCsv(source: ExportSource) {
    const aborter = new AbortController();
    const { signal } = aborter;
    if (!('rows' in source)) setReading({ aborter, done: 0, total: 0 });
    const onProgress = (done: number, total: number) =>
      signal.aborted || setReading({ aborter, done, total });
    const read =
      'rows' in source
        ? { success: true as const, rows: source.rows }
        : await fetchAllSubmissions(source, { signal, onProgress });
    if (signal.aborted) return;
    setReading(null);
    if (!read.success) return void notifyFailure(read.error, () => void exportCsv(source));
    const name = csvFileName(new Date());
    download(csvFile(read.rows), name);
    notify({ severity: 'success', message: exportedMessage(read.rows.length, name) });
  }

  function cancel() {
    reading?.aborter.abort();
    setReading(null);
    notify({ severity: 'info', message: dashboardMessages.exportCanceled });
  }

  const dialog = reading && <ExportDialog reading={reading} onCancel={cancel} />;
  return { exportCsv, /** Render it. */ dialog };
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download may start later, so revoke the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

type ExportDialogProps = { reading: Reading; onCancel(): void };

const titleId = 'export-title';

function ExportDialog({ reading: { done, total }, onCancel }: ExportDialogProps) {
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
