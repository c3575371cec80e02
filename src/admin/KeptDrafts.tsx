import Box from '@mui/material/Box';
import type { PostDraft } from '#src/features/posts/postDrafts.ts';
import { useAbandonedDrafts } from '#src/features/posts/useAbandonedDrafts.ts';
import { KeptDraft } from './KeptDraft.tsx';

type KeptDraftsProps = { onContinue(draft: PostDraft): void };

/** Text that was left behind unsaved, offered back above the list. */
export function KeptDrafts({ onContinue }: KeptDraftsProps) {
  const { drafts = [], forget } = useAbandonedDrafts();
  if (drafts.length === 0) return null;
  return (
    <Box component="section" aria-label="Unsaved texts" sx={{ display: 'grid', gap: 1, paddingTop: 1.5 }}>
      {drafts.map((draft) => (
        <KeptDraft
          key={draft.key}
          draft={draft}
          action="Continue writing"
          onContinue={() => onContinue(draft)}
          onDiscard={() => forget(draft)}
        />
      ))}
    </Box>
  );
}
