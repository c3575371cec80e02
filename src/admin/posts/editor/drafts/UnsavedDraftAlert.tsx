import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import type { PostDraft } from './drafts.ts';

type UnsavedDraftAlertProps = {
  draft: PostDraft;
  action: string;
  isLocked?: boolean;
  onContinue(): void;
  onDiscard(): void;
};

export function UnsavedDraftAlert({
  draft,
  action,
  isLocked = false,
  onContinue,
  onDiscard,
}: UnsavedDraftAlertProps) {
  const title = draft.values.title.trim() || 'Untitled post';
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      Unsaved text of “{title}” from {formatDateTime(draft.savedAt)} is kept {whereIs(draft)}.
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" disabled={isLocked} onClick={onContinue}>
          {action}
        </Button>
        <Button
          size="small"
          variant="text"
          disabled={isLocked}
          onClick={onDiscard}
          aria-label={`Discard unsaved text of ${title}`}
        >
          Discard
        </Button>
      </Stack>
    </Alert>
  );
}

function whereIs({ places = ['browser'] }: PostDraft): string {
  return places.includes('browser') ? 'in this browser' : 'on the server';
}
