import Box from '@mui/material/Box';
import { DraftBox } from './DraftBox.tsx';
import type { PostDraft } from './drafts.ts';
import { useOrphanedDrafts } from './useOrphanedDrafts.ts';

type UnsavedDraftsProps = { onContinue(draft: PostDraft): void };

export function UnsavedDrafts({ onContinue }: UnsavedDraftsProps) {
  const drafts = useOrphanedDrafts();
  if (drafts.length === 0) return null;
  return (
    <Box component="section" aria-label="Unpublished drafts" sx={{ paddingTop: 1.5 }}>
      <DraftBox drafts={drafts} action="Continue writing" onContinue={onContinue} />
    </Box>
  );
}
