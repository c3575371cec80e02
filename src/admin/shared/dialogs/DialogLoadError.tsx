import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';

type DialogLoadErrorProps = { /** The dialog's title. */ title: string; onClose(): void };

/** In the place of a dialog whose code cannot be fetched. */
export function DialogLoadError({ title, onClose }: DialogLoadErrorProps) {
  return (
    <Dialog open onClose={onClose} aria-label={title}>
      <DialogContent role="alert">This could not be loaded. Please check your network.</DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
