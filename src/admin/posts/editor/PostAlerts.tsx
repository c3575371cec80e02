import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent } from 'react';
import { DraftBox } from '#src/admin/posts/editor/drafts/DraftBox.tsx';
import type { PostDraft } from '#src/admin/posts/editor/drafts/drafts.ts';
import { useOrphanedDrafts } from '#src/admin/posts/editor/drafts/useOrphanedDrafts.ts';
import { saveMessages } from '#src/admin/posts/editor/messages.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { PostEditorState } from './usePostEditor.ts';

type PostAlertsProps = {
  editor: PostEditorState;
  initialDraftKey: string | undefined;
};

/** Remounted whenever the form is refilled, so that it looks for drafts again. */
export function PostAlerts({ editor, initialDraftKey }: PostAlertsProps) {
  const drafts = useOrphanedDrafts();
  const initial = drafts.find((draft) => draft.key === initialDraftKey && !editor.draft.isRestored(draft));
  const restore = useEffectEvent((draft: PostDraft) => void editor.restore(draft));
  useEffect(() => {
    if (initial) restore(initial);
  }, [initial]);
  return (
    <>
      {editor.isDeleted && <Alert severity="warning">{saveMessages.restoring}</Alert>}
      {editor.isStale && !editor.isDeleted && (
        <Alert severity="warning">
          {postMessages.conflict}. {saveMessages.compare}
        </Alert>
      )}
      <DraftBox
        drafts={drafts.filter((draft) => draft !== initial && editor.draft.isOfThisPost(draft))}
        action="Restore"
        isDisabled={editor.isSaving}
        onContinue={(draft) => void editor.restore(draft)}
      />
    </>
  );
}
