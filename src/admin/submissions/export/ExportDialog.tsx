import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import type { ExportProgress } from './useCsvExport.ts';

type ExportDialogProps = { progress: ExportProgress; onCancel(): void };

const titleId = 'export-title';

export function ExportDialog({ progress: { done, total }, onCancel }: ExportDialogProps) {
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
