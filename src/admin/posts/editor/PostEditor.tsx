import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FormikProvider } from 'formik';
import { DraftStatus } from '#src/admin/posts/editor/drafts/DraftStatus.tsx';
import { removeDraft } from '#src/admin/posts/editor/drafts/serverDrafts.ts';
import { PostForm } from '#src/admin/posts/editor/form/PostForm.tsx';
import {
  PictureUploadsContext,
  usePostUploads,
} from '#src/admin/posts/editor/pictures/PictureUploadsContext.ts';
import { useTagsInUse } from '#src/admin/posts/editor/tags/useTagsInUse.ts';
import { Versions } from '#src/admin/posts/editor/versions/Versions.tsx';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { useConfirm } from '#src/admin/shared/dialogs/useConfirm.tsx';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { type Post, titleOrUntitled } from '#src/features/posts/data/post.ts';
import { storageBucket } from '#src/firebase/firebase.ts';
import { useConflictDialog } from './ConflictDialog.tsx';
import { closingQuestions, draftMessages, formTitles } from './messages.ts';
import { PostAlerts } from './PostAlerts.tsx';
import { useClosing } from './useClosing.ts';
import { usePostEditor } from './usePostEditor.ts';

type PostEditorProps = {
  titleId: string;
  /** Absent for a new post. */
  id?: string;
  /** Live; absent once the post is deleted. */
  post?: Post | undefined;
  draft: string | undefined;
  onClose(): void;
  /** Reopens the form with the draft of this key. */
  onReopen(post: string, draft: string): void;
  onSaved(): void;
};

const hasRoomForPreview = '(min-width: 1000px)';

export function PostEditor({ titleId, id, post, draft, onClose, onReopen, onSaved }: PostEditorProps) {
  const isWide = useMediaQuery(hasRoomForPreview);
  const conflict = useConflictDialog();
  const tagsInUse = useTagsInUse();
  const { confirm, dialog } = useConfirm();
  const pictures = usePostUploads(storageBucket !== '');
  const editor = usePostEditor({
    id,
    post,
    contentToSave: (content) => pictures.contentToSave(content, confirm),
    resolveConflict: conflict.resolveConflict,
    onSaved() {
      onSaved();
      onClose();
    },
  });
  const { draft: ownDraft, isUnsaved } = editor;
  useClosing({
    isSaving: editor.isSaving,
    isUnsaved,
    isUploading: pictures.isBusy,
    keepInBrowser: ownDraft.keepInBrowser,
    prepare: prepareToClose,
  });

  /** Asks only if changes would be lost. */
  async function prepareToClose(): Promise<boolean> {
    const subject = titleOrUntitled(editor.form.values.title);
    const isKept = !isUnsaved || (await ownDraft.keep());
    if (!isKept && !(await confirm({ ...closingQuestions.loss, subject }))) return false;
    if (isKept && pictures.isBusy() && !(await confirm({ ...closingQuestions.upload, subject })))
      return false;
    pictures.uploads.cancelAll();
    if (!isKept) ownDraft.remove();
    else if (isUnsaved) announceDraft();
    return true;
  }

  function announceDraft(): void {
    notify({
      severity: 'success',
      message: draftMessages.saved,
      action: { label: 'Undo', onClick: () => onReopen(id ?? 'new', ownDraft.key) },
      otherAction: { label: 'Delete draft', onClick: () => removeDraft(ownDraft.key) },
    });
  }

  const isNew = id === undefined && !editor.session.isStored;
  return (
    <FormikProvider value={editor.form}>
      <DialogHeader
        titleId={titleId}
        title={isNew ? formTitles.create : formTitles.edit}
        subtitle={
          <>
            <Box component="span" sx={{ '&:not(:empty)': { marginRight: 1.5 } }}>
              <DraftStatus {...editor.draft.state} />
            </Box>{' '}
            {!isNew && <Versions editor={editor} />}
          </>
        }
        isLocked={editor.isSaving}
        onClose={onClose}
      />
      <PictureUploadsContext value={pictures.uploads}>
        <PostForm
          key={editor.session.formKey}
          isNew={isNew}
          meta={{ id: editor.session.id, createdAt: post?.createdAt ?? null }}
          isWide={isWide}
          alerts={<PostAlerts editor={editor} initialDraftKey={draft} />}
          error={editor.error}
          onSaveDraft={editor.draft.saveNow}
          tagsInUse={tagsInUse}
          onCancel={onClose}
        />
      </PictureUploadsContext>
      {conflict.dialog}
      {dialog}
    </FormikProvider>
  );
}
