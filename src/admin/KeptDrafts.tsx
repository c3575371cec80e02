import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { abandonedDrafts } from '#src/features/posts/draftLocks.ts';
import { forgetDraft, type PostDraft } from '#src/features/posts/postDrafts.ts';
import { KeptDraft } from './KeptDraft.tsx';

type KeptDraftsProps = { onContinue(draft: PostDraft): void };

/** Text that was left behind unsaved, offered back above the list. */
export function KeptDrafts({ onContinue }: KeptDraftsProps) {
  const [drafts, setDrafts] = useState<readonly PostDraft[]>([]);
  useEffect(() => {
    void abandonedDrafts().then(setDrafts);
  }, []);
  if (drafts.length === 0) return null;
  return (
    <Box component="section" aria-label="Unsaved texts" sx={{ display: 'grid', gap: 1, paddingTop: 1.5 }}>
      {drafts.map((draft) => (
        <KeptDraft
          key={draft.key}
          draft={draft}
          action="Continue writing"
          onContinue={() => onContinue(draft)}
          onDiscard={() => {
            forgetDraft(draft.key);
            setDrafts(drafts.filter((other) => other !== draft));
          }}
        />
      ))}
    </Box>
  );
}
