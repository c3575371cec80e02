import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';

type LogoutDialogProps = { onKeep(): void; onForget(): void; onCancel(): void };

export function LogoutDialog({ onKeep, onForget, onCancel }: LogoutDialogProps) {
  const id = useId();
  return (
    <AdminDialog
      open
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      footer={
        <DialogActions>
          <Button variant="outlined" onClick={onForget}>
            Delete drafts
          </Button>
          <Button onClick={onKeep}>Keep drafts</Button>
        </DialogActions>
      }
    >
      <DialogTitle id={`${id}-title`}>Keep your autosaved drafts on this computer?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          They'll be here the next time you log in. On a shared computer, others could read them.
        </DialogContentText>
      </DialogContent>
    </AdminDialog>
  );
}
