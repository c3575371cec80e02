import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { diffPosts } from '#src/admin/posts/editor/differences/diffPosts.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { maxVersions, type PostVersion } from '#src/features/posts/versions/postVersion.ts';
import { useVersions } from './useVersions.ts';
import { VersionDifferences } from './VersionDifferences.tsx';
import { VersionList } from './VersionList.tsx';

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
      {result?.success && !selected && (
        <Typography sx={{ flex: 1, padding: { xs: 2, sm: 3 } }}>
          No earlier versions yet. Each update keeps the text that it replaces.
        </Typography>
      )}
      {selected && (
        <Box sx={columnsStyle}>
          <VersionList versions={versions} selected={selected} onSelect={setChosen} />
          <VersionDifferences key={selected.id} differences={differences} />
        </Box>
      )}
    </LargeDialog>
  );
}

const columnsStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '17rem minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 1fr)' },
} as const;
