import useMediaQuery from '@mui/material/useMediaQuery';
import { screens } from '#src/admin/breakpoints.ts';
import { useConflictDialog } from '#src/admin/posts/editor/conflict/useConflictDialog.tsx';
import { DialogHeader } from '#src/admin/shared/DialogHeader.tsx';
import { useConfirm } from '#src/admin/shared/useConfirm.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import { PostAlerts } from './PostAlerts.tsx';
import { PostForm } from './PostForm.tsx';
import { usePostEditor } from './usePostEditor.ts';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.ts';

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
  const conflict = useConflictDialog();
  const editing = usePostEditor({
    id,
    post,
    choose: conflict.choose,
    onSaved: () => [onSaved(), onClose()],
  });
  const { confirm, dialog } = useConfirm();
  useUnsavedChangesPrompt(editing, () =>
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
      <DialogHeader
        titleId={titleId}
        title={isNew ? 'Create New Post' : 'Edit Post'}
        note={
          editing.isAutosaving
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
        notices={<PostAlerts editing={editing} initialDraftKey={draft} />}
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
