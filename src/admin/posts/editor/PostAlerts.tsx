import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent } from 'react';
import type { PostDraft } from '#src/admin/posts/editor/drafts/drafts.ts';
import { UnsavedDraftAlert } from '#src/admin/posts/editor/drafts/UnsavedDraftAlert.tsx';
import { useOrphanedDrafts } from '#src/admin/posts/editor/drafts/useOrphanedDrafts.ts';
import type { PostEditorState } from './usePostEditor.ts';

type PostAlertsProps = {
  editor: PostEditorState;
  initialDraftKey: string | undefined;
};

/** Mounted anew whenever the form is filled, and looks for drafts again. */
export function PostAlerts({ editor, initialDraftKey }: PostAlertsProps) {
  const { drafts, discard } = useOrphanedDrafts();
  const offered = drafts.filter(editor.draft.isForThisForm);
  const initial = offered.find(({ key }) => key === initialDraftKey);
  const restore = useEffectEvent((draft: PostDraft) => editor.restore(draft));
  useEffect(() => {
    if (initial) restore(initial);
  }, [initial]);
  return (
    <>
      {editor.isDeleted && (
        <Alert severity="warning">This post was deleted. Saving stores it anew, at its old address.</Alert>
      )}
      {editor.isStale && !editor.isDeleted && (
        <Alert severity="warning">
          Somebody saved this post after you opened it. If you save, you will be shown what differs.
        </Alert>
      )}
      {offered
        .filter((draft) => draft !== initial)
        .map((draft) => (
          <UnsavedDraftAlert
            key={draft.key}
            draft={draft}
            action="Restore"
            isDisabled={editor.isSaving}
            onContinue={() => editor.restore(draft)}
            onDiscard={() => discard(draft)}
          />
        ))}
    </>
  );
}
