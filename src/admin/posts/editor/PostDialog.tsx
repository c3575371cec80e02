import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { dismissSuccesses } from '#src/components/notifications/notificationQueue.ts';
import { toResult } from '#src/components/result.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import { areValuesEqual, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { useEditedPost } from '#src/features/posts/data/usePosts.ts';
import { findDeletion } from '#src/features/posts/data/versions.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { loadDraft } from './drafts/drafts.ts';
import { newPostKey } from './drafts/postDraft.ts';
import { formTitles, lockMessages } from './messages.ts';
import { PostEditor } from './PostEditor.tsx';
import { type OpenedPost, openedPost } from './postSession.ts';
import { usePostLock } from './usePostLock.ts';

type PostDialogProps = {
  /** `new`, or the id of the post to edit. */
  post: string;
  onClose(): void;
  /** Called after a save. */
  onSaved(): void;
};

const titleId = 'post-dialog-title';

/** Opens a post, with its autosaved draft if there is one. */
export function PostDialog({ post, ...rest }: PostDialogProps) {
  const isFullScreen = useIsPhone();
  const { isOwn, openings, takeOver } = usePostLock(post);
  const isNew = post === newPostKey;
  const Form = isNew ? NewPost : StoredPost;
  useEffect(dismissSuccesses, []);
  return (
    <Dialog
      open
      fullScreen={isFullScreen}
      maxWidth={false}
      onClose={(_, reason) => reason === 'escapeKeyDown' && rest.onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isFullScreen ? {} : paperStyle } }}
    >
      {isOwn && <Form key={openings} id={post} {...rest} />}
      {isOwn === undefined && <Waiting isNew={isNew} onClose={rest.onClose} />}
      {isOwn === false && (
        <Waiting isNew={isNew} onClose={rest.onClose}>
          <Stack role="alert" spacing={2} sx={{ alignItems: 'start', padding: 3 }}>
            <Typography>{lockMessages.elsewhere}</Typography>
            <Button onClick={takeOver}>{lockMessages.takeOver}</Button>
          </Stack>
        </Waiting>
      )}
    </Dialog>
  );
}

type WaitingProps = { isNew: boolean; onClose(): void; children?: ReactNode };

function Waiting({ isNew, onClose, children = <Loading label="Loading post..." /> }: WaitingProps) {
  return (
    <>
      <DialogHeader titleId={titleId} title={isNew ? formTitles.create : formTitles.edit} onClose={onClose} />
      {children}
      <NotificationContainer />
    </>
  );
}

type FormProps = Omit<PostDialogProps, 'post'> & { id: string };

function NewPost({ id, ...rest }: FormProps) {
  const opened = useOpened(id, undefined, true);
  if (typeof opened !== 'object') return <Waiting isNew onClose={rest.onClose} />;
  return <PostEditor titleId={titleId} opened={opened} {...rest} />;
}

/** A deleted post opens with its draft or its last version. */
function StoredPost({ id, ...rest }: FormProps) {
  const { data: post, error } = useEditedPost(id);
  const isMissing = error === postMessages.missing;
  const opened = useOpened(id, post, isMissing);
  if (typeof opened === 'object')
    return <PostEditor titleId={titleId} opened={opened} post={post} {...rest} />;
  const failure = isMissing ? opened : error;
  return (
    <Waiting isNew={false} onClose={rest.onClose}>
      {failure ? <ReadFailure message={failure} /> : undefined}
    </Waiting>
  );
}

/** What the form begins with, once it is read, or why there is nothing to edit. */
function useOpened(key: string, post: Post | undefined, isMissing: boolean): OpenedPost | string | undefined {
  const [opened, setOpened] = useState<OpenedPost | string>();
  const isKnown = post !== undefined || isMissing;
  useEffect(() => {
    if (opened !== undefined || !isKnown) return undefined;
    let isCurrent = true;
    void open(key, post).then((found) => isCurrent && setOpened(found));
    return () => {
      isCurrent = false;
    };
  }, [opened, isKnown, key, post]);
  return opened;
}

async function open(key: string, post: Post | undefined): Promise<OpenedPost | string> {
  const kept = await loadDraft(key);
  const isSaved = post && kept && areValuesEqual(kept.values, pickWrittenFields(post));
  // The form removes it, as it has nothing unsaved.
  const draft = isSaved ? { ...kept, baseUpdatedAt: post.updatedAt } : kept;
  if (post || draft || key === newPostKey) return openedPost(key, { post, draft });
  const read = await toResult(postMessages.get, async () => ({ deletion: await findDeletion(key) }));
  if (!read.success) return read.error;
  const deleted = read.deletion?.post;
  return deleted ? openedPost(key, { draft, deleted }) : postMessages.missing;
}

const paperStyle = { width: '96rem', maxWidth: 'calc(100% - 2rem)', height: 'calc(100% - 4rem)' };
