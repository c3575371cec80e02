import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';

type LogoutDialogProps = { onKeep(): void; onForget(): void; onCancel(): void };

export function LogoutDialog({ onKeep, onForget, onCancel }: LogoutDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>Unsaved texts are kept in this browser</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          They are offered to you again after the next login. On a shared computer others could read them.
        </DialogContentText>
      </DialogContent>
      <NotificationContainer />
      <DialogActions>
        <Button variant="outlined" onClick={onForget}>
          Forget them
        </Button>
        <Button onClick={onKeep}>Keep them in this browser</Button>
      </DialogActions>
    </Dialog>
  );
}
