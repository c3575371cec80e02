import { useEffect } from 'react';
import type { PostCategory } from './post.ts';
import { postPageSize } from './post.ts';
import type { PublishedList } from './publishedData.ts';
import { useNewestPosts } from './usePosts.ts';

type LiveNewestPostsProps = {
  category: PostCategory | '';
  /** Called with the newest page now and with every change. */
  onPage: (page: PublishedList) => void;
  /** Called when it cannot be read, with the way to ask again. */
  onFail: (retry: () => void) => void;
};

/** Follows the newest page of published posts while it is on the screen; draws nothing. */
export function LiveNewestPosts({ category, onPage, onFail }: LiveNewestPostsProps) {
  const { status, data, retry } = useNewestPosts({ category: category || undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is passed on once
  useEffect(() => {
    if (status === 'success' && data) onPage({ posts: data, hasMore: data.length === postPageSize });
    if (status === 'error') onFail(retry);
  }, [status, data]);
  return null;
}
