import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import type { PostDialogProps } from './PostDialog.tsx';

/** Fetches the form with its preview: on a slow network the list is there first. */
export async function loadPostDialog(): Promise<ComponentType<PostDialogProps>> {
  return (await import('./PostDialog.tsx')).PostDialog;
}

/** The post dialog, or in place of its code a word about the network and another try. */
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

/**
 * The page's address opens the dialog again, and nothing has been typed yet. A browser remembers a file that did not
 * come until the page is reloaded; without a network that would leave nothing on the screen.
 */
async function reloadPage(): Promise<void> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isReachable) window.location.reload();
}
