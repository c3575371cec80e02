import useMediaQuery from '@mui/material/useMediaQuery';
import { useConfirm } from '#src/components/useConfirm.tsx';
import { PostForm } from '#src/features/posts/PostForm.tsx';
import type { Post } from '#src/features/posts/post.ts';
import { DialogHead } from './DialogHead.tsx';
import { PostNotices } from './PostNotices.tsx';
import { screens } from './screenSizes.ts';
import { useConflictChoice } from './useConflictChoice.tsx';
import { usePostEditing } from './usePostEditing.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

type PostEditorProps = {
  titleId: string;
  /** The post to edit; without it a new one is written. */
  id?: string;
  /** The post as it is stored, live; one that somebody deleted has none. */
  post?: Post | undefined;
  /** Key of the kept text to go on with at once. */
  draft: string | undefined;
  onClose(): void;
  onSaved(): void;
};

/** Writing one post: what is typed is kept, saved, compared and never thrown away without a question. */
export function PostEditor({ titleId, id, post, draft, onClose, onSaved }: PostEditorProps) {
  const isWide = useMediaQuery(screens.preview);
  const conflict = useConflictChoice();
  const editing = usePostEditing({
    id,
    post,
    choose: conflict.choose,
    onSaved: () => [onSaved(), onClose()],
  });
  const { confirm, dialog } = useConfirm();
  useUnsavedGuard(editing, () =>
    confirm({
      title: 'Discard your changes?',
      subject: editing.currentTitle() || 'Untitled post',
      details: 'What you typed has not been saved.',
      action: 'Discard',
      isDestructive: true,
    }),
  );
  const isNew = id === undefined && !editing.isStored;
  return (
    <>
      <DialogHead
        titleId={titleId}
        title={isNew ? 'Create New Post' : 'Edit Post'}
        note={
          editing.isKeeping
            ? 'Unsaved text is kept in this browser'
            : 'This browser does not keep unsaved text'
        }
        isLocked={editing.isSaving}
        onClose={onClose}
      />
      <PostForm
        key={editing.filling}
        start={editing.start}
        isNew={isNew}
        facts={{ id: editing.postId, createdAt: post?.createdAt ?? null }}
        isWide={isWide}
        notices={<PostNotices editing={editing} wantedDraft={draft} />}
        error={editing.error}
        onChange={editing.change}
        onSave={editing.save}
        onCancel={onClose}
      />
      {conflict.dialog}
      {dialog}
    </>
  );
}
