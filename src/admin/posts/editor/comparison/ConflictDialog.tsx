import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { diffPosts } from '#src/admin/posts/editor/comparison/diffPosts.ts';
import { Added, PostDifferences, Removed } from '#src/admin/posts/editor/comparison/PostDifferences.tsx';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
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
    <AdminDialog
      open
      fullScreen={isFullScreen}
      fullWidth
      maxWidth="md"
      onClose={() => onResolve('keepEditing')}
      aria-labelledby={id}
      footer={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={() => onResolve('keepEditing')}>
            Keep editing
          </Button>
          <Button variant="outlined" onClick={() => onResolve('useSaved')}>
            Use saved version
          </Button>
          <Button color="error" onClick={() => onResolve('overwrite')}>
            Overwrite with my version
          </Button>
        </DialogActions>
      }
    >
      <DialogTitle id={id}>Someone else saved this post</DialogTitle>
      <DialogContent
        // The differences can be taller than a phone screen, so keyboard users must be able to scroll them.
        role="region"
        aria-label="Differences"
        tabIndex={0}
        sx={{ display: 'grid', gap: 3 }}
      >
        <Typography>
          Saved by someone else on {formatDateTime(remote.updatedAt)}. Their text is{' '}
          <Removed name={names.removed}>struck through</Removed>; yours is{' '}
          <Added name={names.added}>underlined</Added>. Your changes aren't saved yet.
        </Typography>
        <PostDifferences differences={differences} names={names} />
      </DialogContent>
    </AdminDialog>
  );
}

type PendingConflict = { remote: Post; local: PostValues; resolve(resolution: ConflictResolution): void };

export function useConflictDialog() {
  const [pending, setPending] = useState<PendingConflict | null>(null);

  function resolveConflict(remote: Post, local: PostValues): Promise<ConflictResolution> {
    return new Promise((resolve) => setPending({ remote, local, resolve }));
  }

  function handleResolve(resolution: ConflictResolution) {
    setPending(null);
    pending?.resolve(resolution);
  }

  const dialog = pending && (
    <ConflictDialog remote={pending.remote} local={pending.local} onResolve={handleResolve} />
  );
  return { resolveConflict, dialog };
}
