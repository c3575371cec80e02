import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { diffPosts } from '#src/admin/posts/editor/differences/diffPosts.ts';
import { Added, PostDifferences, Removed } from '#src/admin/posts/editor/differences/PostDifferences.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { useIsPhone } from '#src/admin/shared/useIsPhone.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';

export type ConflictResolution = 'keepEditing' | 'useSaved' | 'overwrite';

type ConflictDialogProps = {
  remote: Post;
  local: PostValues;
  onResolve(resolution: ConflictResolution): void;
};

const names = { removed: 'Saved', added: 'Yours' };

export function ConflictDialog({ remote, local, onResolve }: ConflictDialogProps) {
  const id = useId();
  const isFullScreen = useIsPhone();
  const differences = diffPosts(remote, local);
  return (
    <Dialog
      open
      fullScreen={isFullScreen}
      fullWidth
      maxWidth="md"
      onClose={() => onResolve('keepEditing')}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>This post was changed meanwhile</DialogTitle>
      <DialogContent
        // Longer than a phone's screen, it must be scrolled by keyboard too.
        role="region"
        aria-label="Differences"
        tabIndex={0}
        sx={{ display: 'grid', gap: 3 }}
      >
        <Typography>
          It was saved on {formatDateTime(remote.updatedAt)}, after you opened it. Nothing of yours has been
          saved yet. Below, what stands there now is <Removed name={names.removed}>crossed out</Removed> and
          what you wrote is <Added name={names.added}>underlined</Added>.
        </Typography>
        <PostDifferences differences={differences} names={names} />
      </DialogContent>
      <NotificationContainer />
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={() => onResolve('keepEditing')}>
          Keep editing
        </Button>
        <Button variant="outlined" onClick={() => onResolve('useSaved')}>
          Take the saved version
        </Button>
        <Button color="error" onClick={() => onResolve('overwrite')}>
          Save mine over it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
