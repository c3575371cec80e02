import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Difference } from '#src/admin/posts/editor/differences/diffPosts.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';
import { VersionDifferences } from './VersionDifferences.tsx';
import { VersionList } from './VersionList.tsx';

type VersionPickerProps = {
  versions: readonly PostVersion[];
  selected: PostVersion | undefined;
  differences: readonly Difference[];
  onSelect(version: PostVersion): void;
};

export function VersionPicker({ versions, selected, differences, onSelect }: VersionPickerProps) {
  if (!selected) {
    return (
      <Typography sx={{ flex: 1, padding: { xs: 2, sm: 3 } }}>
        No earlier versions yet. Each update keeps the text that it replaces.
      </Typography>
    );
  }
  return (
    <Box sx={columnsStyle}>
      <VersionList versions={versions} selected={selected} onSelect={onSelect} />
      <VersionDifferences key={selected.id} differences={differences} />
    </Box>
  );
}

const columnsStyle = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '16rem minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 1fr)' },
} as const;
