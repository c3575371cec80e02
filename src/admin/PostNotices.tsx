import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import type { PostDraft } from '#src/features/posts/postDrafts.ts';
import { useAbandonedDrafts } from '#src/features/posts/useAbandonedDrafts.ts';
import { KeptDraft } from './KeptDraft.tsx';
import type { PostEditing } from './usePostEditing.ts';

type PostNoticesProps = {
  editing: PostEditing;
  /** The kept text this form is to go on with at once. */
  wantedDraft: string | undefined;
};

/** Above the post form: text left behind earlier, and somebody else's save. */
export function PostNotices({ editing, wantedDraft }: PostNoticesProps) {
  const { drafts = [], forget } = useAbandonedDrafts(editing.filling);
  const offered = drafts.filter(editing.isOffered);
  const wanted = offered.find(({ key }) => key === wantedDraft);
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
          <KeptDraft
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
