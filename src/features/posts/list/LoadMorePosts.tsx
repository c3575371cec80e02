import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useFocusFirstNew } from '#src/components/browser/useFocusFirstNew.ts';
import { openedFromBlog } from '#src/features/posts/article/useBackToBlog.ts';
import type { PostSummary } from '#src/features/posts/data/staticPosts.ts';
import { PostList } from './PostList.tsx';

type LoadMorePostsProps = {
  posts: readonly PostSummary[];
  hasMore: boolean;
  isReading: boolean;
  onMore: () => void;
};

export function LoadMorePosts({ posts, hasMore, isReading, onMore }: LoadMorePostsProps) {
  const list = useRef<HTMLOListElement>(null);
  const growth = { count: posts.length, isOver: !isReading && !hasMore };
  const focusFirstNew = useFocusFirstNew(growth, (index) => {
    list.current?.children[index]?.querySelector<HTMLElement>('[data-part=title] a')?.focus();
  });
  const handleMore = () => {
    if (isReading) return;
    focusFirstNew();
    onMore();
  };
  return (
    <>
      <PostList posts={posts} linkState={openedFromBlog} ref={list} />
      {hasMore && (
        <Box sx={({ mixins }) => ({ paddingTop: 4, borderTop: mixins.hairline, ...mixins.hideIfNoScript })}>
          <Button variant="outlined" size="large" aria-disabled={isReading || undefined} onClick={handleMore}>
            Load more
          </Button>
        </Box>
      )}
    </>
  );
}
