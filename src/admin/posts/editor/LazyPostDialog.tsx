import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { missingCodeMessage, reloadPage } from '#src/components/browser/reloadPage.ts';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import type { PostDialogProps } from './PostDialog.tsx';

export function loadPostDialog() {
  return import('./PostDialog.tsx');
}

export const LazyPostDialog = lazyWithReload(loadPostDialog, 'PostDialog', MissingPostDialog);

/** Keeps the post in the URL, so that a reload opens it. */
function MissingPostDialog({ onClose }: PostDialogProps) {
  return (
    <Box role="alert" sx={{ paddingTop: 1.5, color: 'error.main' }}>
      {missingCodeMessage}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, color: 'text.primary' }}>
        <Button size="small" variant="outlined" onClick={reloadPage}>
          Reload
        </Button>
        <Button size="small" variant="text" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Box>
  );
}
