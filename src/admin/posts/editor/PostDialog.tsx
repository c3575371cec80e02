import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNewPostKey } from '#src/admin/posts/editor/autosave/autosave.ts';
import { useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { dialogRef } from '#src/admin/shared/dialogs/dialogRef.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/loading/Loading.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { formTitles, lockMessages } from './messages.ts';
import { openedPostQuery } from './openPost.ts';
import { PostEditor } from './PostEditor.tsx';
import { usePostLock } from './usePostLock.ts';

type PostDialogProps = {
  /** The key of a new post, or the id of the post to edit. */
  post: string;
  onClose(): void;
  onSaved(): void;
};

const titleId = 'post-dialog-title';

/** Opens a post, with its autosaved draft if there is one. */
export function PostDialog({ post, ...rest }: PostDialogProps) {
  const isFullScreen = useIsPhone();
  const { isOwn, openings, takeOver } = usePostLock(post);
  return (
    <Dialog
      open
      ref={dialogRef}
      fullScreen={isFullScreen}
      maxWidth={false}
      onClose={(_, reason) => reason === 'escapeKeyDown' && rest.onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isFullScreen ? {} : paperStyle } }}
    >
      {isOwn && <OpenPost key={openings} id={post} opening={openings} {...rest} />}
      {isOwn === undefined && <Waiting id={post} onClose={rest.onClose} />}
      {isOwn === false && (
        <Waiting id={post} onClose={rest.onClose}>
          <Stack role="alert" spacing={2} sx={{ alignItems: 'start', padding: 3 }}>
            <Typography>{lockMessages.elsewhere}</Typography>
            <Button onClick={takeOver}>{lockMessages.takeOver}</Button>
          </Stack>
        </Waiting>
      )}
    </Dialog>
  );
}

type OpenPostProps = Omit<PostDialogProps, 'post'> & { id: string; opening: number };

function OpenPost({ id, opening, onClose, onSaved }: OpenPostProps) {
  const { data, error, refetch } = useQuery(openedPostQuery(id, opening));
  if (data) return <PostEditor titleId={titleId} opened={data} onClose={onClose} onSaved={onSaved} />;
  return (
    <Waiting id={id} onClose={onClose}>
      {error ? <ReadFailure message={error.message} onRetry={() => void refetch()} /> : undefined}
    </Waiting>
  );
}

type WaitingProps = { id: string; onClose(): void; children?: ReactNode };

function Waiting({ id, onClose, children = <Loading label="Loading post..." /> }: WaitingProps) {
  const title = isNewPostKey(id) ? formTitles.create : formTitles.edit;
  return (
    <>
      <DialogHeader titleId={titleId} title={title} onClose={onClose} />
      {children}
      <NotificationContainer />
    </>
  );
}

const paperStyle = { width: '96rem', maxWidth: 'calc(100% - 2rem)', height: 'calc(100% - 4rem)' };
