import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import type { PostDialogProps } from './PostDialog.tsx';

export async function loadPostDialog(): Promise<ComponentType<PostDialogProps>> {
  return (await import('./PostDialog.tsx')).PostDialog;
}

export const LazyPostDialog = lazyWithFallback(loadPostDialog, PostDialogLoadError);

function PostDialogLoadError({ onClose }: PostDialogProps) {
  return (
    <Box role="alert" sx={{ paddingTop: 1.5, color: 'error.main' }}>
      The post form could not be loaded. Please check your network.
      <Box sx={{ display: 'flex', gap: 1, mt: 1, color: 'text.primary' }}>
        <Button size="small" variant="outlined" onClick={() => void reloadPage()}>
          Retry
        </Button>
        <Button size="small" variant="text" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Box>
  );
}

/** Only a reload fetches a file that failed; without a network it would leave nothing on the screen. */
async function reloadPage(): Promise<void> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isReachable) window.location.reload();
}
