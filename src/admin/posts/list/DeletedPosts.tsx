import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postQueries } from '#src/admin/posts/data/postQueries.ts';
import { deletedPostDays, type PostVersion } from '#src/admin/posts/data/postVersion.ts';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/loading/Loading.tsx';
import { postName } from '#src/features/posts/data/post.ts';

type DeletedPostsProps = {
  /** Opens the form, which finds the last version of a deleted post. */
  onRestore(postId: string): void;
};

export function DeletedPosts(props: DeletedPostsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {isOpen && <DeletedPostsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const title = 'Deleted Posts';

type DeletedPostsDialogProps = DeletedPostsProps & { onClose(): void };

function DeletedPostsDialog({ onRestore, onClose }: DeletedPostsDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(postQueries.deleted);
  return (
    <LargeDialog title={title} subtitle={`Can be restored for ${deletedPostDays} days`} onClose={onClose}>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <List aria-label={title} disablePadding>
          {data?.versions.map((version) => (
            <DeletedPostRow
              key={version.id}
              version={version}
              onRestore={() => {
                onClose();
                onRestore(version.post.id);
              }}
            />
          ))}
        </List>
        {isFetching && <Loading label="Loading deleted posts..." />}
        {!isFetching && error && <ReadFailure message={error.message} onRetry={() => void refetch()} />}
        {data?.versions.length === 0 && (
          <Typography sx={{ padding: { xs: 2, sm: 3 } }}>No deleted posts.</Typography>
        )}
      </Box>
    </LargeDialog>
  );
}

type DeletedPostRowProps = {
  version: PostVersion;
  onRestore(): void;
};

function DeletedPostRow({ version: { post, savedAt }, onRestore }: DeletedPostRowProps) {
  const name = postName(post);
  return (
    <ListItem divider sx={{ paddingInline: { sm: 3 }, gap: 2, overflowWrap: 'anywhere' }}>
      <ListItemText
        primary={name}
        secondary={`${post.excerpt}\nDeleted ${formatDateTime(savedAt)}`}
        slotProps={{ secondary: { sx: { whiteSpace: 'pre-line' } } }}
      />
      <Button
        variant="outlined"
        size="small"
        aria-label={`Restore ${name}`}
        onClick={onRestore}
        sx={{ flex: 'none' }}
      >
        Restore
      </Button>
    </ListItem>
  );
}
