import Box from '@mui/material/Box';
import type { PostDraft } from './drafts.ts';
import { UnsavedDraftAlert } from './UnsavedDraftAlert.tsx';
import { useOrphanedDrafts } from './useOrphanedDrafts.ts';

type UnsavedDraftsProps = { onContinue(draft: PostDraft): void };

export function UnsavedDrafts({ onContinue }: UnsavedDraftsProps) {
  const { drafts, discard } = useOrphanedDrafts();
  if (drafts.length === 0) return null;
  return (
    <Box component="section" aria-label="Unsaved texts" sx={{ display: 'grid', gap: 1, paddingTop: 1.5 }}>
      {drafts.map((draft) => (
        <UnsavedDraftAlert
          key={draft.key}
          draft={draft}
          action="Continue writing"
          onContinue={() => onContinue(draft)}
          onDiscard={() => discard(draft)}
        />
      ))}
    </Box>
  );
}
