import { useEffect, useEffectEvent } from 'react';
import { useNewestPosts } from '#src/features/posts/data/usePosts.ts';
import type { FilterValues } from '#src/features/posts/filter/filterValues.ts';
import { PostListStatus, type PostListStatusProps } from './PostListStatus.tsx';
import type { NewestPage } from './usePostList.ts';

export type LivePostListStatusProps = PostListStatusProps & {
  category: FilterValues['category'];
  onPage(category: FilterValues['category'], page: NewestPage): void;
  onError(category: FilterValues['category'], retry: () => void): void;
};

export function LivePostListStatus({ category, onPage, onError, ...status }: LivePostListStatusProps) {
  const { status: liveStatus, data, retry } = useNewestPosts(category || undefined);
  const report = useEffectEvent((of: typeof category, state: typeof liveStatus, page: typeof data) => {
    if (state === 'success' && page) onPage(of, page);
    if (state === 'error') onError(of, retry);
  });
  useEffect(() => report(category, liveStatus, data), [category, liveStatus, data]);
  return <PostListStatus {...status} />;
}
