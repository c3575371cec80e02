import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
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
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === null || (posts.length <= before && (isReading || hasMore))) return;
    shownBefore.current = null;
    // Where none came, the button is gone with the focus: then it is the last title's.
    const item = list.current?.children[Math.min(before, posts.length - 1)];
    item?.querySelector<HTMLElement>('[data-part=title] a')?.focus();
  }, [posts.length, isReading, hasMore]);
  const handleMore = () => {
    if (isReading) return;
    shownBefore.current = posts.length;
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
