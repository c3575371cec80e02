import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import { fetchAllSubmissions, type SubmissionRange } from '#src/admin/submissions/data/fetchSubmissions.ts';
import { dashboardMessages, exportedMessage } from '#src/admin/submissions/messages.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { csvFile, csvFileName } from './submissionsCsv.ts';

/** `total` is 0 until the rows have been counted. */
type Reading = { aborter: AbortController; done: number; total: number };

export function useCsvExport() {
  const [reading, setReading] = useState<Reading | null>(null);
  const aborter = reading?.aborter;
  // Leaving the dashboard ends it, or a file could be saved after logout.
  useEffect(() => () => aborter?.abort(), [aborter]);
  const [failure, setFailure] = useState<{ error: Error; range: SubmissionRange }>();
  useFailure(failure?.error, () => failure && exportArchive(failure.range));

  async function exportArchive(range: SubmissionRange) {
    const aborter = new AbortController();
    const { signal } = aborter;
    setReading({ aborter, done: 0, total: 0 });
    setFailure(undefined);
    const read = await fetchAllSubmissions(range, {
      signal,
      onProgress: (done, total) => signal.aborted || setReading({ aborter, done, total }),
    });
    if (signal.aborted) return;
    setReading(null);
    if (read.success) saveCsv(read.rows);
    else setFailure({ error: new Error(submissionMessages.export), range });
  }

  function cancel() {
    aborter?.abort();
    setReading(null);
    notify({ severity: 'info', message: dashboardMessages.exportCanceled });
    // The clicked button disappears.
    focusRow(undefined);
  }

  return {
    exportArchive,
    isExporting: reading !== null,
    /** The progress; render it. */
    notice: reading && <ExportNotice reading={reading} onCancel={cancel} />,
  };
}

export function saveCsv(rows: readonly Submission[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(csvFile(rows));
  link.download = csvFileName(new Date());
  link.click();
  // The download may start later, so revoke the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  notify({ severity: 'success', message: exportedMessage(rows.length, link.download) });
}

type ExportNoticeProps = { reading: Reading; onCancel(): void };

function ExportNotice({ reading: { done, total }, onCancel }: ExportNoticeProps) {
  const progress = total ? `${done.toLocaleString()} of ${total.toLocaleString()}` : 'Counting...';
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" color="inherit" variant="text" onClick={onCancel}>
          Cancel
        </Button>
      }
      sx={{ marginBottom: 1, '& .MuiAlert-message': { flex: 1 } }}
    >
      Exporting submissions: {progress}
      <LinearProgress
        aria-label="Export"
        {...(total ? { variant: 'determinate', value: Math.round((100 * done) / total) } : {})}
      />
    </Alert>
  );
}
