import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { useState } from 'react';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { orThrow } from '#src/admin/shared/queries.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { postName } from '#src/features/posts/data/post.ts';
import { deletedPostDays, type PostVersion } from '#src/features/posts/data/postVersion.ts';
import { fetchDeletedPosts } from '#src/features/posts/data/versions.ts';

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

const title = 'Deleted posts';

type DeletedPostsDialogProps = DeletedPostsProps & { onClose(): void };

function DeletedPostsDialog({ onRestore, onClose }: DeletedPostsDialogProps) {
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useDeletedPosts();
  const rows = data?.pages.flatMap(({ versions }) => versions) ?? [];
  const loadMore = () => void fetchNextPage();
  return (
    <LargeDialog
      title={title}
      subtitle={`Permanently deleted after ${deletedPostDays} days`}
      onClose={onClose}
    >
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <Box component="ul" aria-label={title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {rows.map((version) => (
            <DeletedPostRow
              key={version.id}
              version={version}
              onRestore={() => {
                onClose();
                onRestore(version.post.id);
              }}
            />
          ))}
        </Box>
        {isFetching && <Loading label="Loading deleted posts..." />}
        {!isFetching && error && <ReadFailure message={error.message} onRetry={loadMore} />}
        {!isFetching && !error && hasNextPage && (
          <Button variant="outlined" size="small" onClick={loadMore} sx={{ margin: { xs: 2, sm: 3 } }}>
            Show older
          </Button>
        )}
        {!isFetching && !error && !hasNextPage && rows.length === 0 && (
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
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {post.excerpt}
        </Typography>
        <Typography variant="caption" component="p" sx={{ paddingTop: 0.5, color: 'text.secondary' }}>
          Deleted {formatDateTime(savedAt)}. Will be permanently deleted on{' '}
          {formatDateTime(savedAt + deletedPostDays * 86_400_000)}
        </Typography>
      </Box>
      <Button variant="outlined" size="small" aria-label={`Restore ${name}`} onClick={onRestore}>
        Restore
      </Button>
    </Box>
  );
}

function useDeletedPosts() {
  return useInfiniteQuery({
    queryKey: ['deleted-posts'],
    queryFn: ({ pageParam }) => orThrow(fetchDeletedPosts(pageParam)),
    initialPageParam: null as QueryDocumentSnapshot | null,
    getNextPageParam: ({ after }) => after,
    gcTime: 0,
  });
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  justifyItems: 'start',
  alignItems: 'center',
  gap: 1.5,
  padding: { xs: 2, sm: '1rem 1.5rem' },
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
