import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { titleOrUntitled } from '#src/features/posts/data/postName.ts';
import type { PostDraft } from './drafts.ts';

type UnsavedDraftAlertProps = {
  draft: PostDraft;
  action: string;
  isDisabled?: boolean;
  onContinue(): void;
  onDiscard(): void;
};

export function UnsavedDraftAlert({
  draft,
  action,
  isDisabled = false,
  onContinue,
  onDiscard,
}: UnsavedDraftAlertProps) {
  const title = titleOrUntitled(draft.values.title);
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      Unsaved text of “{title}” from {formatDateTime(draft.savedAt)} is kept {locationOf(draft)}.
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" disabled={isDisabled} onClick={onContinue}>
          {action}
        </Button>
        <Button
          size="small"
          variant="text"
          disabled={isDisabled}
          onClick={onDiscard}
          aria-label={`Discard unsaved text of ${title}`}
        >
          Discard
        </Button>
      </Stack>
    </Alert>
  );
}

function locationOf({ locations = ['browser'] }: PostDraft): string {
  return locations.includes('browser') ? 'in this browser' : 'on the server';
}
