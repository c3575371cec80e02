import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { PostComparison } from './PostComparison.tsx';

/** Another version of the text in the form: of the post or of its draft. */
export type Conflict = { title: string; other: PostValues; savedAt: number | null; mine: PostValues };

export type ConflictResolution = 'keepEditing' | 'useOther' | 'overwrite';

type ConflictDialogProps = { conflict: Conflict; onResolve(resolution: ConflictResolution): void };

function ConflictDialog({ conflict, onResolve }: ConflictDialogProps) {
  const { title, other, savedAt, mine } = conflict;
  return (
    <LargeDialog
      title={title}
      subtitle={`The other version was saved on ${formatDateTime(savedAt)}. Your changes aren't saved yet.`}
      onClose={() => onResolve('keepEditing')}
      footer={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={() => onResolve('keepEditing')}>
            Keep Editing
          </Button>
          <Button variant="outlined" onClick={() => onResolve('useOther')}>
            Use Other Version
          </Button>
          <Button color="error" onClick={() => onResolve('overwrite')}>
            Overwrite with My Version
          </Button>
        </DialogActions>
      }
    >
      <PostComparison
        before={other}
        after={mine}
        names={{ before: 'the other version', after: 'your version' }}
      />
    </LargeDialog>
  );
}

export function useConflictDialog() {
  const [pending, setPending] = useState<Conflict & { resolve(resolution: ConflictResolution): void }>();

  function resolveConflict(conflict: Conflict): Promise<ConflictResolution> {
    return new Promise((resolve) => setPending({ ...conflict, resolve }));
  }

  function handleResolve(resolution: ConflictResolution) {
    setPending(undefined);
    pending?.resolve(resolution);
  }

  const dialog = pending && <ConflictDialog conflict={pending} onResolve={handleResolve} />;
  return { resolveConflict, dialog };
}
