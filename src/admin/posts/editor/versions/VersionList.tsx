import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';

type VersionListProps = {
  versions: readonly PostVersion[];
  selected: PostVersion;
  onSelect(version: PostVersion): void;
};

export function VersionList({ versions, selected, onSelect }: VersionListProps) {
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
