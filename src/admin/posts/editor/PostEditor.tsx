import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useConflictDialog } from '#src/admin/posts/editor/conflict/useConflictDialog.tsx';
import { DraftStatus } from '#src/admin/posts/editor/drafts/DraftStatus.tsx';
import { PostForm } from '#src/admin/posts/editor/form/PostForm.tsx';
import { usePostUploads } from '#src/admin/posts/editor/pictures/uploads/usePostUploads.ts';
import { useTagsInUse } from '#src/admin/posts/editor/tags/useTagsInUse.ts';
import { Versions } from '#src/admin/posts/editor/versions/Versions.tsx';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { useConfirm } from '#src/admin/shared/dialogs/useConfirm.tsx';
import type { Post } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { titleOrUntitled } from '#src/features/posts/data/postName.ts';
import { storageBucket } from '#src/firebase/firebase.ts';
import { PostAlerts } from './PostAlerts.tsx';
import { usePostEditor } from './usePostEditor.ts';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt.ts';

type PostEditorProps = {
  titleId: string;
  /** Without it a new post is written. */
  id?: string;
  /** Live; a post that somebody deleted has none. */
  post?: Post | undefined;
  draft: string | undefined;
  onClose(): void;
  onSaved(): void;
};

const hasRoomForPreview = '(min-width: 1000px)';

export function PostEditor({ titleId, id, post, draft, onClose, onSaved }: PostEditorProps) {
  const isWide = useMediaQuery(hasRoomForPreview);
  const conflict = useConflictDialog();
  const tagsInUse = useTagsInUse();
  const editor = usePostEditor({
    id,
    post,
    askResolution: conflict.askResolution,
    onSaved() {
      onSaved();
      onClose();
    },
  });
  const { confirm, dialog } = useConfirm();
  const pictures = usePostUploads(storageBucket !== '');
  const unsaved = {
    isSaving: editor.isSaving,
    isUnsaved: () => editor.isUnsaved() || pictures.isBusy(),
    discard() {
      pictures.uploads.cancelAll();
      editor.discard();
    },
  };
  useUnsavedChangesPrompt(unsaved, () =>
    confirm({
      title: 'Discard your changes?',
      subject: titleOrUntitled(editor.values().title),
      details: `What you typed has not been saved.${pictures.isBusy() ? ' Pictures are still being uploaded.' : ''}`,
      action: 'Discard',
      isDestructive: true,
    }),
  );
  async function save(values: PostValues, setContent: (content: string) => Promise<unknown>) {
    const content = await pictures.contentToSave(values.content, confirm);
    if (content === null) return;
    if (content !== values.content) await setContent(content);
    if (content.trim() !== '') await editor.save({ ...values, content });
  }

  const isNew = id === undefined && !editor.session.isStored;
  return (
    <>
      <DialogHeader
        titleId={titleId}
        title={isNew ? 'Create New Post' : 'Edit Post'}
        subtitle={
          <>
            <Box component="span" sx={{ marginRight: 1.5 }}>
              <DraftStatus {...editor.draft} />
            </Box>{' '}
            {!isNew && <Versions editor={editor} />}
          </>
        }
        isLocked={editor.isSaving}
        onClose={onClose}
      />
      <PostForm
        key={editor.session.formKey}
        initialValues={editor.session.initialValues}
        isNew={isNew}
        meta={{ id: editor.session.id, createdAt: post?.createdAt ?? null }}
        isWide={isWide}
        alerts={<PostAlerts editor={editor} initialDraftKey={draft} />}
        error={editor.error}
        onChange={editor.draft.handleChange}
        onSave={save}
        uploads={pictures.uploads}
        onSaveDraft={editor.draft.saveNow}
        tagsInUse={tagsInUse}
        onCancel={onClose}
      />
      {conflict.dialog}
      {dialog}
    </>
  );
}
