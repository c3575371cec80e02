import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import type { PostDraft } from '#src/admin/posts/editor/drafts/drafts.ts';
import { UnsavedDraftAlert } from '#src/admin/posts/editor/drafts/UnsavedDraftAlert.tsx';
import { useOrphanedDrafts } from '#src/admin/posts/editor/drafts/useOrphanedDrafts.ts';
import type { PostEditing } from './usePostEditor.ts';

type PostNoticesProps = {
  editing: PostEditing;
  /** The kept text this form is to go on with at once. */
  initialDraftKey: string | undefined;
};

/** Above the post form: text left behind earlier, and somebody else's save. */
export function PostAlerts({ editing, initialDraftKey }: PostNoticesProps) {
  const { drafts = [], forget } = useOrphanedDrafts(editing.filling);
  const offered = drafts.filter(editing.isOffered);
  const wanted = offered.find(({ key }) => key === initialDraftKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per text
  useEffect(() => {
    if (wanted) editing.restore(wanted);
  }, [wanted]);
  return (
    <>
      {editing.isGone && (
        <Alert severity="warning">Somebody deleted this post meanwhile. Saving again stores it anew.</Alert>
      )}
      {editing.isOutdated && (
        <Alert severity="warning">
          Somebody saved this post after you opened it. If you save, you will be shown what differs.
        </Alert>
      )}
      {offered
        .filter((draft: PostDraft) => draft !== wanted)
        .map((draft) => (
          <UnsavedDraftAlert
            key={draft.key}
            draft={draft}
            action="Restore"
            isLocked={editing.isSaving}
            onContinue={() => editing.restore(draft)}
            onDiscard={() => forget(draft)}
          />
        ))}
    </>
  );
}
