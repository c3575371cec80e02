import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminBreakpoints, useIsPhone } from '#src/admin/adminLayout.ts';
import { ListCard } from '#src/admin/shared/list/ListCard.tsx';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import { PostCards } from './PostCards.tsx';
import type { PostList, PostUrl } from './usePostList.ts';

const loadGrid = () => import('./PostGrid.tsx');

const PostGrid = lazyWithReload(async () => (await loadGrid()).PostGrid);

// Start loading the grid together with the page.
if (!window.matchMedia(adminBreakpoints.phone).matches) loadGrid().catch(() => undefined);

type PostTableProps = {
  list: PostList;
  url: PostUrl;
  /** Number of posts that match the filter; undefined while unknown. */
  total: number | undefined;
};

export function PostTable({ list, url, total }: PostTableProps) {
  const isPhone = useIsPhone();
  const { rows, isFetching, search } = list;
  const { filter, direction } = url;
  const shared = { label: 'All Blog Posts', rows, isFetching };
  return (
    <ListCard
      list={list}
      total={total}
      direction={direction}
      loadingLabel="Loading posts..."
      empty={
        <EmptyPosts
          isFiltered={search !== undefined || filter.category !== undefined || filter.status !== undefined}
          onNew={() => url.open('new')}
          onClear={() => {
            list.setText('');
            url.setFilter({ category: undefined, status: undefined });
          }}
        />
      }
    >
      {isPhone ? (
        <PostCards {...shared} />
      ) : (
        <PostGrid {...shared} direction={direction} onSort={url.setDirection} />
      )}
    </ListCard>
  );
}

type EmptyPostsProps = {
  isFiltered: boolean;
  onNew(): void;
  onClear(): void;
};

function EmptyPosts({ isFiltered, onNew, onClear }: EmptyPostsProps) {
  return (
    <Box sx={emptyStyle}>
      <Typography variant="h4" component="p">
        {isFiltered ? 'No matching posts' : 'No blog posts found. Create your first post!'}
      </Typography>
      <Button variant="outlined" onClick={isFiltered ? onClear : onNew}>
        {isFiltered ? 'Clear search and filters' : 'New Post'}
      </Button>
    </Box>
  );
}

const emptyStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 2.5,
  padding: 'clamp(2rem, 6vw, 5rem) clamp(1.25rem, 3vw, 2rem)',
} as const;
