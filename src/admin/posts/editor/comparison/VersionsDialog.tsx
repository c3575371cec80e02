import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Difference, diffPosts } from '#src/admin/posts/editor/comparison/diffPosts.ts';
import { Added, PostDifferences, Removed } from '#src/admin/posts/editor/comparison/PostDifferences.tsx';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { orThrow } from '#src/admin/shared/queries.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { fetchVersions } from '#src/features/posts/data/versions/fetchVersions.ts';
import { maxVersions, type PostVersion } from '#src/features/posts/data/versions/postVersion.ts';

export type VersionsDialogProps = {
  postId: string;
  current: PostValues;
  onRestore(version: PostVersion): void;
  onClose(): void;
};

export function VersionsDialog({ postId, current, onRestore, onClose }: VersionsDialogProps) {
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['versions', postId],
    queryFn: () => orThrow(fetchVersions(postId)),
    gcTime: 0,
  });
  const versions = data?.versions ?? [];
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
        Use this version
      </AccessibleDisabledButton>
    </DialogActions>
  );
  return (
    <LargeDialog
      title="Earlier versions"
      subtitle={`The last ${maxVersions}, newest first`}
      footer={data && actions}
      onClose={onClose}
    >
      {isLoading && <Loading label="Loading earlier versions..." />}
      {error && <ReadFailure message={error.message} onRetry={() => void refetch()} />}
      {data && !selected && (
        <Typography sx={{ flex: 1, padding: { xs: 2, sm: 3 } }}>
          No earlier versions yet. Each update saves the previous version.
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

type VersionListProps = {
  versions: readonly PostVersion[];
  selected: PostVersion;
  onSelect(version: PostVersion): void;
};

function VersionList({ versions, selected, onSelect }: VersionListProps) {
  return (
    <List aria-label="Earlier versions" disablePadding sx={{ overflowY: 'auto' }}>
      {versions.map((version) => (
        <ListItem key={version.id} disablePadding>
          <ListItemButton
            selected={version === selected}
            aria-current={version === selected || undefined}
            onClick={() => onSelect(version)}
            sx={{ paddingInline: { sm: 3 } }}
          >
            <ListItemText
              primary={formatDateTime(version.post.updatedAt)}
              secondary={`${endNames[version.reason]} ${formatDateTime(version.savedAt)}`}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

const endNames = { updated: 'Replaced', deleted: 'Deleted' } as const;

type VersionDifferencesProps = { differences: readonly Difference[] };

function VersionDifferences({ differences }: VersionDifferencesProps) {
  return (
    // The differences may overflow, so keyboard users must be able to scroll them.
    <Box role="region" aria-label="Differences" tabIndex={0} sx={differencesStyle}>
      {differences.length === 0 ? (
        <Typography>This version matches your text.</Typography>
      ) : (
        <>
          <Typography>
            Removed text is <Removed name={names.removed}>struck through</Removed>; restored text is{' '}
            <Added name={names.added}>underlined</Added>.
          </Typography>
          <PostDifferences differences={differences} names={names} />
        </>
      )}
    </Box>
  );
}

const names = { removed: 'Now', added: 'Earlier' };

const columnsStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '17rem minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 1fr)' },
} as const;

const differencesStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 3,
  minWidth: 0,
  overflowY: 'auto',
  padding: { xs: 2, sm: '1.25rem 1.5rem' },
  backgroundColor: 'background.paper',
} as const;
