import Dialog from '@mui/material/Dialog';
import { useEffect, useState } from 'react';
import { useOrphanedDrafts } from '#src/admin/posts/editor/drafts/useOrphanedDrafts.ts';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { useIsPhone } from '#src/admin/shared/useIsPhone.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { postMessages } from '#src/features/posts/data/messages.ts';
import { useEditedPost } from '#src/features/posts/data/usePosts.ts';
import { PostEditor } from './PostEditor.tsx';

export type PostDialogProps = {
  /** `new`, or the id of the post to edit. */
  post: string;
  draft: string | undefined;
  onClose(): void;
  /** Older pages of the list are not live. */
  onSaved(): void;
};

const titleId = 'post-dialog-title';

export function PostDialog({ post, ...on }: PostDialogProps) {
  const isFullScreen = useIsPhone();
  return (
    <Dialog
      open
      fullScreen={isFullScreen}
      maxWidth={false}
      onClose={(_, reason) => reason === 'escapeKeyDown' && on.onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isFullScreen ? {} : paperStyle } }}
    >
      {post === 'new' ? <PostEditor titleId={titleId} {...on} /> : <StoredPostEditor id={post} {...on} />}
    </Dialog>
  );
}

type StoredPostEditorProps = Omit<PostDialogProps, 'post'> & { id: string };

/** Others' changes are shown, not filled in. Of a deleted post, a draft that is left can be gone on with. */
function StoredPostEditor({ id, draft, ...on }: StoredPostEditorProps) {
  const { data, error, retry } = useEditedPost(id);
  const [lastPost, setLastPost] = useState(data);
  useEffect(() => {
    if (data) setLastPost(data);
  }, [data]);
  // Text must stay on the screen even when somebody deletes its post.
  const post = data ?? lastPost;
  const orphan = useOrphanedDraftKey(id, error === postMessages.missing);
  if (post || orphan) {
    return <PostEditor titleId={titleId} id={id} post={post} draft={draft ?? orphan} {...on} />;
  }
  return (
    <>
      <DialogHeader titleId={titleId} title="Edit Post" onClose={on.onClose} />
      {error ? <ReadFailure message={error} onRetry={retry} /> : <Loading label="Loading post..." />}
      <NotificationContainer />
    </>
  );
}

/** The key of a draft of a post that is gone; stays the same when the form has taken the draft over. */
function useOrphanedDraftKey(id: string, isWanted: boolean): string | undefined {
  const { drafts } = useOrphanedDrafts();
  const [key, setKey] = useState<string>();
  const found = isWanted ? drafts.find(({ postId, isNew }) => postId === id && !isNew)?.key : undefined;
  useEffect(() => {
    if (found !== undefined) setKey((current) => current ?? found);
  }, [found]);
  return key ?? found;
}

const paperStyle = { width: '96rem', maxWidth: 'calc(100% - 2rem)', height: 'calc(100% - 4rem)' };
