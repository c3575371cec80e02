import useMediaQuery from '@mui/material/useMediaQuery';
import { FormikProvider } from 'formik';
import { isNewPostKey } from '#src/admin/posts/editor/autosave/autosave.ts';
import { usePostUploads } from '#src/admin/posts/pictures/pictureUploads.ts';
import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { DialogHeader } from '#src/admin/shared/dialogs/DialogHeader.tsx';
import { titleOrUntitled } from '#src/features/posts/data/post.ts';
import { useConflictDialog } from './comparison/ConflictDialog.tsx';
import { Versions } from './comparison/Versions.tsx';
import { PostForm } from './form/PostForm.tsx';
import { autosaveStatus, closingQuestions, formTitles } from './messages.ts';
import type { OpenedPost } from './openPost.ts';
import { PostAlerts } from './PostAlerts.tsx';
import { useClosing } from './useClosing.ts';
import { usePostEditor } from './usePostEditor.ts';

type PostEditorProps = {
  titleId: string;
  opened: OpenedPost;
  onClose(): void;
  onSaved(): void;
};

const hasRoomForSettings = '(min-width: 1200px)';

export function PostEditor({ titleId, opened, onClose, onSaved }: PostEditorProps) {
  const isWide = useMediaQuery(hasRoomForSettings);
  const { resolveConflict, dialog: conflictDialog } = useConflictDialog();
  const { confirm, dialog } = useConfirm();
  const uploads = usePostUploads();
  const editor = usePostEditor({ opened, uploads, resolveConflict, confirm });
  const { form, autosave, base } = editor;
  const { leave } = useClosing({
    isSaving: form.isSubmitting,
    isUnsaved: autosave.isUnsaved,
    isUploading: uploads.isBusy,
    isStored: autosave.isStored,
    prepare: prepareToClose,
  });

  async function save(): Promise<void> {
    if (form.isSubmitting || !(await form.submitForm())) return;
    onSaved();
    leave(onClose);
  }

  /** Asks only if changes would be lost. */
  async function prepareToClose(): Promise<boolean> {
    const subject = titleOrUntitled(form.values.title);
    const isKept = await autosave.flush();
    if (!isKept && !(await confirm({ ...closingQuestions.loss, subject }))) return false;
    if (isKept && uploads.isBusy() && !(await confirm({ ...closingQuestions.upload, subject }))) return false;
    uploads.cancelAll();
    if (!isKept) void autosave.remove();
    else if (autosave.isUnsaved()) void autosave.saveNow(false);
    return true;
  }

  const isNew = isNewPostKey(opened.key);
  return (
    <FormikProvider value={form}>
      <DialogHeader
        titleId={titleId}
        title={isNew ? formTitles.create : formTitles.edit}
        subtitle={autosaveStatus(autosave.state)}
        action={!isNew && <Versions editor={editor} />}
        onClose={onClose}
      />
      <PostForm
        form={editor.formProps}
        isNew={isNew}
        meta={{ id: base.id, createdAt: opened.post?.createdAt ?? null }}
        text={editor.text}
        uploads={uploads}
        isWide={isWide}
        wasPublished={base.isStored && base.storedValues.published}
        alerts={<PostAlerts editor={editor} opened={opened} />}
        onSave={() => void save()}
        onAutosave={() => void autosave.saveNow(uploads.isBusy())}
        onCancel={onClose}
      />
      {conflictDialog}
      {dialog}
    </FormikProvider>
  );
}
