import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useMemo, useState } from 'react';
import { diffPosts } from '#src/admin/posts/editor/differences/diffPosts.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { maxVersions, type PostVersion } from '#src/features/posts/versions/postVersion.ts';
import { useVersions } from './useVersions.ts';
import { VersionPicker } from './VersionPicker.tsx';

export type VersionsDialogProps = {
  postId: string;
  current: PostValues;
  onRestore(version: PostVersion): void;
  onClose(): void;
};

export function VersionsDialog({ postId, current, onRestore, onClose }: VersionsDialogProps) {
  const { result, retry } = useVersions(postId);
  const versions = result?.success ? result.versions : [];
  const [chosen, setChosen] = useState<PostVersion>();
  const selected = chosen ?? versions[0];
  const differences = useMemo(
    () => (selected ? diffPosts(current, pickWrittenFields(selected.post)) : []),
    [selected, current],
  );
  const actions = (
    <DialogActions>
      <Button variant="outlined" onClick={onClose}>
        Close
      </Button>
      <AccessibleDisabledButton
        disabled={!selected || differences.length === 0}
        onClick={() => selected && onRestore(selected)}
      >
        Restore into the form
      </AccessibleDisabledButton>
    </DialogActions>
  );
  return (
    <LargeDialog
      title="Earlier versions"
      subtitle={`The last ${maxVersions}, newest first`}
      footer={result?.success && actions}
      onClose={onClose}
    >
      {!result && <Loading label="Loading earlier versions..." />}
      {result?.success === false && <ReadFailure message={result.error} onRetry={retry} />}
      {result?.success && (
        <VersionPicker
          versions={versions}
          selected={selected}
          differences={differences}
          onSelect={setChosen}
        />
      )}
    </LargeDialog>
  );
}
