import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import type { PicturesDialogProps } from './PicturesDialog.tsx';

/** Lazy: the code of Firebase Storage comes with it. */
export const LazyPicturesDialog = lazyWithFallback(
  async () => (await import('./PicturesDialog.tsx')).PicturesDialog,
  MissingPicturesDialog,
);

function MissingPicturesDialog({ onClose }: PicturesDialogProps) {
  return (
    <Dialog open onClose={onClose} aria-label="Pictures">
      <DialogContent role="alert">The pictures could not be loaded. Please check your network.</DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
