import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postQueries } from '#src/admin/posts/data/postQueries.ts';
import { maxVersions, type PostVersion } from '#src/admin/posts/data/postVersion.ts';
import type { PostBase } from '#src/admin/posts/editor/openPost.ts';
import type { PostEditorState } from '#src/admin/posts/editor/usePostEditor.ts';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/loading/Loading.tsx';
import { type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { describeChange } from './describeChange.ts';
import { changedFields } from './diffPosts.ts';
import { PostComparison } from './PostComparison.tsx';

/** A version fills the form; only saving changes the post. */
export function Versions({ editor: { form, base, read, fill } }: { editor: PostEditorState }) {
  const [current, setCurrent] = useState<PostValues>();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={form.isSubmitting}
        onClick={() => setCurrent(read().values)}
      >
        Versions
      </Button>
      {current && (
        <VersionsDialog
          base={base}
          current={current}
          onRestore={(values) => {
            setCurrent(undefined);
            fill({ values, base });
          }}
          onClose={() => setCurrent(undefined)}
        />
      )}
    </>
  );
}

type VersionsDialogProps = {
  base: PostBase;
  current: PostValues;
  onRestore(values: PostValues): void;
  onClose(): void;
};

function VersionsDialog({ base, current, onRestore, onClose }: VersionsDialogProps) {
  const { data, error, isLoading, refetch } = useQuery(postQueries.versions(base.id));
  const { published, publishAt } = current;
  const versions = (data ?? [])
    .map((version, index, all) => {
      const next = all[index - 1]?.post ?? base.storedValues;
      const savedAt = formatDateTime(version.savedAt);
      const change = version.reason === 'deleted' ? undefined : describeChange(version.post, next);
      const ending = change === undefined ? `Deleted ${savedAt}` : `Replaced ${savedAt}: ${change}`;
      // A version brings back the text; only the fields in the form publish or unpublish.
      return {
        ...version,
        change,
        ending,
        restored: { ...pickWrittenFields(version.post), published, publishAt },
      };
    })
    .filter(({ change, restored }) => change !== '' && changedFields(current, restored).length > 0);
  const [chosenId, setChosenId] = useState<string>();
  const selected = versions.find(({ id }) => id === chosenId) ?? versions[0];
  const restored = selected?.restored;
  const actions = restored && (
    <DialogActions>
      <Button onClick={() => onRestore(restored)}>Use This Version</Button>
    </DialogActions>
  );
  return (
    <LargeDialog
      title="Earlier Versions"
      subtitle={`The last ${maxVersions}, newest first`}
      footer={actions}
      onClose={onClose}
    >
      {isLoading && <Loading label="Loading earlier versions..." />}
      {error && <ReadFailure message={error.message} onRetry={() => void refetch()} />}
      {data && !selected && (
        <Typography sx={{ flex: 1, padding: { xs: 2, sm: 3 } }}>
          No other versions yet. Each update saves the previous version.
        </Typography>
      )}
      {restored && (
        <Box sx={columnsStyle}>
          <VersionList versions={versions} selected={selected} onSelect={setChosenId} />
          <PostComparison
            key={selected.id}
            before={current}
            after={restored}
            names={{ before: 'your text', after: 'this version' }}
          />
        </Box>
      )}
    </LargeDialog>
  );
}

/** `ending` says when and how it was replaced. */
type ListedVersion = PostVersion & { ending: string };

type VersionListProps = {
  versions: readonly ListedVersion[];
  selected: ListedVersion;
  onSelect(id: string): void;
};

function VersionList({ versions, selected, onSelect }: VersionListProps) {
  return (
    <List aria-label="Earlier Versions" disablePadding sx={{ overflowY: 'auto' }}>
      {versions.map((version) => (
        <ListItem key={version.id} disablePadding>
          <ListItemButton
            selected={version.id === selected.id}
            aria-current={version.id === selected.id || undefined}
            onClick={() => onSelect(version.id)}
            sx={{ paddingInline: { sm: 3 } }}
          >
            <ListItemText primary={formatDateTime(version.post.updatedAt)} secondary={version.ending} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

const columnsStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '17rem minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'fit-content(40%) minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
} as const;
