import { useEffect } from 'react';

type UnreachableNewestPostsProps = { onFail: (retry: () => void) => void };

/** In place of the live list when not even its code can be fetched. */
export function UnreachableNewestPosts({ onFail }: UnreachableNewestPostsProps) {
  useEffect(() => onFail(() => window.location.reload()), [onFail]);
  return null;
}
