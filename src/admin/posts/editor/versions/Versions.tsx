import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { PostEditorState } from '#src/admin/posts/editor/usePostEditor.ts';
import { DialogLoadError } from '#src/admin/shared/dialogs/DialogLoadError.tsx';
import { useConfirm } from '#src/admin/shared/dialogs/useConfirm.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import { type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';
import type { VersionsDialogProps } from './VersionsDialog.tsx';

const LazyVersionsDialog = lazyWithFallback(
  async () => (await import('./VersionsDialog.tsx')).VersionsDialog,
  ({ onClose }: VersionsDialogProps) => <DialogLoadError title="Earlier versions" onClose={onClose} />,
);

type VersionsProps = { editor: PostEditorState };

/** A version that is restored fills the form and is not saved yet. */
export function Versions({ editor }: VersionsProps) {
  const [current, setCurrent] = useState<PostValues>();
  const { confirm, dialog } = useConfirm();

  async function restore({ post }: PostVersion): Promise<void> {
    const isConfirmed = !editor.isUnsaved() || (await confirm(replacement));
    if (!isConfirmed) return;
    setCurrent(undefined);
    editor.fill(pickWrittenFields(post));
    const message = `The version of ${formatDateTime(post.updatedAt)} is in the form. It is not saved yet`;
    notify({ severity: 'info', message });
  }

  return (
    <>
      <Button
        size="small"
        variant="text"
        disabled={editor.isSaving}
        onClick={() => setCurrent(editor.values())}
        sx={{ marginLeft: -1.5 }}
      >
        Versions
      </Button>
      {current && (
        <Suspense fallback={null}>
          <LazyVersionsDialog
            postId={editor.session.id}
            current={current}
            onRestore={(version) => void restore(version)}
            onClose={() => setCurrent(undefined)}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
}

const replacement = {
  title: 'Replace what you typed?',
  subject: 'Your text has not been saved.',
  details: 'It is kept as unsaved text and offered back in the form.',
  action: 'Replace',
};
