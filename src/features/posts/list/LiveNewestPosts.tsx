import { useEffect } from 'react';
import type { PostCategory } from '#src/features/posts/data/post.ts';
import type { PublishedList } from '#src/features/posts/data/staticPosts.ts';
import { useNewestPosts } from '#src/features/posts/data/usePosts.ts';

type LiveNewestPostsProps = {
  category: PostCategory | '';
  /** Called with the newest page now and with every change. */
  onPage: (page: PublishedList) => void;
  /** Called when it cannot be read, with the way to ask again. */
  onFail: (retry: () => void) => void;
};

/** Follows the newest page of published posts while it is on the screen; draws nothing. */
export function LiveNewestPosts({ category, onPage, onFail }: LiveNewestPostsProps) {
  const { status, data, retry } = useNewestPosts(category || undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is passed on once
  useEffect(() => {
    if (status === 'success' && data) onPage(data);
    if (status === 'error') onFail(retry);
  }, [status, data]);
  return null;
}
