import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { abandonedDrafts } from '#src/features/posts/draftLocks.ts';
import { forgetDraft, type PostDraft } from '#src/features/posts/postDrafts.ts';
import { KeptDraft } from './KeptDraft.tsx';
import type { PostEditing } from './usePostEditing.ts';

type PostNoticesProps = { editing: PostEditing };

/** Above the post form: text left behind earlier, and somebody else's save. */
export function PostNotices({ editing }: PostNoticesProps) {
  const [drafts, setDrafts] = useState<PostDraft[]>([]);
  const wanted: unknown = useLocation().state;
  const isWanted = ({ key }: PostDraft) =>
    wanted !== null && typeof wanted === 'object' && 'draft' in wanted && wanted.draft === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up with each new filling of the form
  useEffect(() => {
    void abandonedDrafts().then((kept) => {
      const offered = kept.filter(editing.isOffered);
      const chosen = offered.find(isWanted);
      if (chosen) editing.restore(chosen);
      setDrafts(offered.filter((draft) => draft !== chosen));
    });
  }, [editing.filling]);

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
      {drafts.map((draft) => (
        <KeptDraft
          key={draft.key}
          draft={draft}
          action="Restore"
          onContinue={() => editing.restore(draft)}
          onDiscard={() => {
            forgetDraft(draft.key);
            setDrafts(drafts.filter((other) => other !== draft));
          }}
        />
      ))}
    </>
  );
}
