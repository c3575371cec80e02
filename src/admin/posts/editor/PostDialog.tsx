import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { findDeletion } from '#src/features/posts/data/fetchVersions.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { areValuesEqual, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { useEditedPost } from '#src/features/posts/data/usePosts.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { loadDraft } from './drafts/drafts.ts';
import { newPostKey } from './drafts/postDraft.ts';
import { formTitles, lockMessages } from './messages.ts';
import { PostEditor } from './PostEditor.tsx';
import { type OpenedPost, openedPost } from './postSession.ts';
import { usePostLock } from './usePostLock.ts';

export type PostDialogProps = {
  /** `new`, or the id of the post to edit. */
  post: string;
  onClose(): void;
  onReopen(post: string): void;
  /** Called after a save. */
  onSaved(): void;
};

const titleId = 'post-dialog-title';

/** Opens a post, with its autosaved draft if there is one. */
export function PostDialog({ post, ...rest }: PostDialogProps) {
  const isFullScreen = useIsPhone();
  const { isOwn, openings, takeOver } = usePostLock(post);
  const isNew = post === newPostKey;
  const Opening = isNew ? NewPost : StoredPost;
  return (
    <Dialog
      open
      fullScreen={isFullScreen}
      maxWidth={false}
      onClose={(_, reason) => reason === 'escapeKeyDown' && rest.onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isFullScreen ? {} : paperStyle } }}
    >
      {isOwn ? (
        <Opening key={openings} id={post} {...rest} />
      ) : (
        <>
          <DialogHeader
            titleId={titleId}
            title={isNew ? formTitles.create : formTitles.edit}
            onClose={rest.onClose}
          />
          {isOwn === undefined ? <Loading label={loadingLabel} /> : <OpenElsewhere onTakeOver={takeOver} />}
        </>
      )}
    </Dialog>
  );
}

function OpenElsewhere({ onTakeOver }: { onTakeOver(): void }) {
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'start', padding: 3 }}>
      <Typography>{lockMessages.elsewhere}</Typography>
      <Button onClick={onTakeOver}>{lockMessages.takeOver}</Button>
    </Stack>
  );
}

type OpeningProps = Omit<PostDialogProps, 'post'> & { id: string };

function NewPost({ id, ...rest }: OpeningProps) {
  const opened = useOpened(id, undefined, true);
  if (opened) return <PostEditor titleId={titleId} opened={opened} {...rest} />;
  return <Opening title={formTitles.create} onClose={rest.onClose} />;
}

/** A deleted post opens with its draft or its last version. */
function StoredPost({ id, ...rest }: OpeningProps) {
  const { data: post, error, retry } = useEditedPost(id);
  const isMissing = error === postMessages.missing;
  const opened = useOpened(id, post, isMissing);
  if (opened) return <PostEditor titleId={titleId} opened={opened} post={post} {...rest} />;
  return (
    <Opening
      title={formTitles.edit}
      error={isMissing && opened === undefined ? undefined : error}
      onRetry={retry}
      onClose={rest.onClose}
    />
  );
}

type OpeningFrameProps = { title: string; error?: string | undefined; onRetry?(): void; onClose(): void };

function Opening({ title, error, onRetry, onClose }: OpeningFrameProps) {
  return (
    <>
      <DialogHeader titleId={titleId} title={title} onClose={onClose} />
      {error ? <ReadFailure message={error} onRetry={() => onRetry?.()} /> : <Loading label={loadingLabel} />}
      <NotificationContainer />
    </>
  );
}

/** What the form begins with: settled once, `undefined` until then, `null` if there is nothing to edit. */
function useOpened(key: string, post: Post | undefined, isMissing: boolean): OpenedPost | null | undefined {
  const [opened, setOpened] = useState<OpenedPost | null>();
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

async function open(key: string, post: Post | undefined): Promise<OpenedPost | null> {
  const kept = await loadDraft(key);
  const isSaved = post && kept && areValuesEqual(kept.values, pickWrittenFields(post));
  const draft = isSaved ? null : kept;
  if (post || draft || key === newPostKey) return openedPost(key, { post, draft });
  const deleted = (await findDeletion(key))?.post;
  return deleted ? openedPost(key, { draft, deleted }) : null;
}

const loadingLabel = 'Loading post...';

const paperStyle = { width: '96rem', maxWidth: 'calc(100% - 2rem)', height: 'calc(100% - 4rem)' };
