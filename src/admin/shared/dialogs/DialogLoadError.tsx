import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';

type DialogLoadErrorProps = { title: string; onClose(): void };

export function DialogLoadError({ title, onClose }: DialogLoadErrorProps) {
  return (
    <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-label': title } }}>
      <DialogContent role="alert">This could not be loaded. Please check your network.</DialogContent>
      <NotificationContainer />
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
