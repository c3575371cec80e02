import { useEffect, useEffectEvent } from 'react';
import type { LivePostListStatusProps } from './LivePostListStatus.tsx';
import { PostListStatus } from './PostListStatus.tsx';

/** For a live status whose code cannot be fetched, which a browser tries but once. */
export function UnreachablePostListStatus({ category, onError, ...status }: LivePostListStatusProps) {
  const report = useEffectEvent((of: typeof category) => onError(of, () => window.location.reload()));
  useEffect(() => report(category), [category]);
  return <PostListStatus {...status} />;
}
