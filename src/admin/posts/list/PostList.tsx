import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { newPostKey } from '#src/admin/posts/editor/autosave/autosave.ts';
import { ListCard } from '#src/admin/shared/list/ListCard.tsx';
import { FilterSelect, ListToolbar } from '#src/admin/shared/list/ListToolbar.tsx';
import { lazyGrid } from '#src/admin/shared/list/lazyGrid.ts';
import { WordsFound } from '#src/components/search/Marked.tsx';
import { blog } from '#src/content/blog.ts';
import { postCategories } from '#src/features/posts/data/post.ts';
import { PostCard } from './PostCard.tsx';
import { type PostCounts, type PostListState, type PostUrl, postStatuses } from './usePostList.ts';

const PostGrid = lazyGrid(async () => (await import('./PostGrid.tsx')).PostGrid);

type PostListProps = {
  list: PostListState;
  url: PostUrl;
  counts: PostCounts;
  actions: ReactNode;
};

export function PostList({ list, url, counts, actions }: PostListProps) {
  const { category, status } = url.filter;
  const isFiltered = category !== undefined || status !== undefined;
  const shared = { list, total: counts.filtered, direction: url.direction };
  return (
    <>
      <ListToolbar
        title={
          counts.all === undefined ? 'All Blog Posts' : `All Blog Posts (${counts.all.toLocaleString()})`
        }
        url={url}
        searchLabel="Search posts"
        searched={blog.search.placeholder}
        isFiltered={isFiltered}
        filters={
          <>
            <FilterSelect
              label="Category"
              all="All Categories"
              options={postCategories}
              value={category}
              onChange={(value) => url.setFilter({ category: value })}
            />
            <FilterSelect
              label="Status"
              all="All Statuses"
              options={postStatuses}
              names={{ published: 'Published', draft: 'Draft' }}
              value={status}
              onChange={(value) => url.setFilter({ status: value })}
            />
          </>
        }
        actions={actions}
      />
      <WordsFound value={list.search?.words}>
        <ListCard
          {...shared}
          label="All Blog Posts"
          loadingLabel="Loading posts..."
          empty={
            <EmptyPosts
              isFiltered={isFiltered || list.search !== undefined}
              onNew={() => url.open(newPostKey())}
              onClear={url.showAll}
            />
          }
          renderCard={(post) => <PostCard key={post.id} post={post} />}
          grid={<PostGrid {...shared} onSort={url.setDirection} />}
        />
      </WordsFound>
    </>
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
        {isFiltered ? 'Clear Search and Filters' : 'New Post'}
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
