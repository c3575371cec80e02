import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { loadedMessage, replaceQuestion } from '#src/admin/posts/editor/messages.ts';
import type { PostEditorState } from '#src/admin/posts/editor/usePostEditor.ts';
import { useConfirm } from '#src/admin/shared/dialogs/useConfirm.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { lazyNamed } from '#src/components/notifications/lazyNamed.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import type { PostVersion } from '#src/features/posts/data/versions/postVersion.ts';

const LazyVersionsDialog = lazyNamed(() => import('./VersionsDialog.tsx'), 'VersionsDialog');

type VersionsProps = { editor: PostEditorState };

/** Restoring a version fills the form but does not save it. */
export function Versions({ editor }: VersionsProps) {
  const [current, setCurrent] = useState<PostValues>();
  const { confirm, dialog } = useConfirm();

  async function restore({ post }: PostVersion): Promise<void> {
    const isConfirmed = !editor.isUnsaved || (await confirm(replaceQuestion));
    if (!isConfirmed) return;
    setCurrent(undefined);
    if (!(await editor.fill(pickWrittenFields(post)))) return;
    notify({ severity: 'info', message: loadedMessage(formatDateTime(post.updatedAt)) });
  }

  return (
    <>
      <Button
        size="small"
        variant="text"
        disabled={editor.isSaving}
        onClick={() => setCurrent(editor.form.values)}
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
