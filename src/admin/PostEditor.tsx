import useMediaQuery from '@mui/material/useMediaQuery';
import { useConfirm } from '#src/components/useConfirm.tsx';
import { PostConflict } from '#src/features/posts/PostConflict.tsx';
import { PostForm } from '#src/features/posts/PostForm.tsx';
import type { Post } from '#src/features/posts/post.ts';
import { DialogHead } from './DialogHead.tsx';
import { PostNotices } from './PostNotices.tsx';
import { screens } from './screenSizes.ts';
import { usePostEditing } from './usePostEditing.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

type PostEditorProps = {
  titleId: string;
  /** The stored post, live; without it a new one is written. */
  post?: Post;
  onClose(): void;
  onSaved(): void;
};

/** Writing one post: what is typed is kept, saved, compared and never thrown away without a question. */
export function PostEditor({ titleId, post, onClose, onSaved }: PostEditorProps) {
  const isWide = useMediaQuery(screens.preview);
  const editing = usePostEditing(post, () => {
    onSaved();
    onClose();
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
  return (
    <>
      <DialogHead
        titleId={titleId}
        title={post ? 'Edit Post' : 'Create New Post'}
        note={
          editing.isKeeping
            ? 'Unsaved text is kept in this browser'
            : 'This browser does not keep unsaved text'
        }
        onClose={onClose}
      />
      <PostForm
        key={editing.filling}
        start={editing.start}
        isNew={!post}
        createdAt={post?.createdAt ?? null}
        isWide={isWide}
        notices={<PostNotices editing={editing} />}
        error={editing.error}
        onChange={editing.change}
        onSave={editing.save}
        onCancel={onClose}
      />
      {editing.conflict && (
        <PostConflict
          {...editing.conflict}
          onKeepEditing={editing.keepEditing}
          onTakeTheirs={editing.takeTheirs}
          onSaveMine={() => void editing.saveMine()}
        />
      )}
      {dialog}
    </>
  );
}
