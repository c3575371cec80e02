import Dialog from '@mui/material/Dialog';
import { useEffect, useState } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { useOrphanedDrafts } from '#src/admin/posts/editor/drafts/useOrphanedDrafts.ts';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { useEditedPost } from '#src/features/posts/data/usePosts.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { formTitles } from './messages.ts';
import { PostEditor } from './PostEditor.tsx';

export type PostDialogProps = {
  /** `new`, or the id of the post to edit. */
  post: string;
  draft: string | undefined;
  onClose(): void;
  /** Reopens the form with the draft of this key. */
  onReopen(post: string, draft: string): void;
  /** Called after a save, since older pages of the list are not live. */
  onSaved(): void;
};

const titleId = 'post-dialog-title';

export function PostDialog({ post, ...rest }: PostDialogProps) {
  const isFullScreen = useIsPhone();
  return (
    <Dialog
      open
      fullScreen={isFullScreen}
      maxWidth={false}
      onClose={(_, reason) => reason === 'escapeKeyDown' && rest.onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isFullScreen ? {} : paperStyle } }}
    >
      {post === 'new' ? <PostEditor titleId={titleId} {...rest} /> : <StoredPostEditor id={post} {...rest} />}
    </Dialog>
  );
}

type StoredPostEditorProps = Omit<PostDialogProps, 'post'> & { id: string };

/**
 * Shows other people's changes without filling them in. If the post was deleted, a remaining draft can be continued.
 */
function StoredPostEditor({ id, draft, ...rest }: StoredPostEditorProps) {
  const { data, error, retry } = useEditedPost(id);
  const [lastPost, setLastPost] = useState(data);
  useEffect(() => {
    if (data) setLastPost(data);
  }, [data]);
  // Keep the text on screen even if the post is deleted.
  const post = data ?? lastPost;
  const orphan = useOrphanedDraftKey(id, error === postMessages.missing);
  if (post || orphan) {
    return <PostEditor titleId={titleId} id={id} post={post} draft={draft ?? orphan} {...rest} />;
  }
  return (
    <>
      <DialogHeader titleId={titleId} title={formTitles.edit} onClose={rest.onClose} />
      {error ? <ReadFailure message={error} onRetry={retry} /> : <Loading label="Loading post..." />}
      <NotificationContainer />
    </>
  );
}

/** The key of a deleted post's draft; unchanged after the form has adopted the draft. */
function useOrphanedDraftKey(id: string, isWanted: boolean): string | undefined {
  const drafts = useOrphanedDrafts();
  const [key, setKey] = useState<string>();
  const found = isWanted ? drafts.find(({ postId, isNew }) => postId === id && !isNew)?.key : undefined;
  useEffect(() => {
    if (found !== undefined) setKey((current) => current ?? found);
  }, [found]);
  return key ?? found;
}

const paperStyle = { width: '96rem', maxWidth: 'calc(100% - 2rem)', height: 'calc(100% - 4rem)' };
