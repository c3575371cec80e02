import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ListCard } from '#src/admin/shared/list/ListCard.tsx';
import { lazyGrid } from '#src/admin/shared/list/lazyGrid.ts';
import { PostCards } from './PostCards.tsx';
import type { PostList, PostUrl } from './usePostList.ts';

const PostGrid = lazyGrid(async () => (await import('./PostGrid.tsx')).PostGrid);

type PostTableProps = {
  list: PostList;
  url: PostUrl;
  /** Number of posts that match the filter; undefined while unknown. */
  total: number | undefined;
};

export function PostTable({ list, url, total }: PostTableProps) {
  const { filter, direction } = url;
  const shared = { list, total, direction };
  return (
    <ListCard
      {...shared}
      loadingLabel="Loading posts..."
      empty={
        <EmptyPosts
          isFiltered={
            list.search !== undefined || filter.category !== undefined || filter.status !== undefined
          }
          onNew={() => url.open('new')}
          onClear={() => {
            list.setText('');
            url.setFilter({ category: undefined, status: undefined });
          }}
        />
      }
      cards={<PostCards list={list} />}
      grid={<PostGrid {...shared} onSort={url.setDirection} />}
    />
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
  padding: 'clamp(2rem, 6vw, 5rem) clamp(1rem, 3vw, 2rem)',
} as const;
