import { useEffect, useState } from 'react';
import { useNotify } from '#src/components/useNotify.ts';
import { countPosts } from '#src/features/posts/listPosts.ts';
import type { PostFilter } from './usePostFilter.ts';

type Counts = { all: number; filtered: number };

/**
 * How many posts there are, and how many of them the filter shows; counted on the server.
 * @param news changes whenever the live page does
 */
export function usePostCounts({ category, status }: Pick<PostFilter, 'category' | 'status'>, news: unknown) {
  const notify = useNotify();
  const [counts, setCounts] = useState<Counts>();
  const published = status === undefined ? undefined : status === 'published';
  const isFiltered = category !== undefined || status !== undefined;

  async function recount(): Promise<void> {
    const all = await countPosts();
    const filtered = isFiltered ? await countPosts({ category, published }) : all;
    if (all.success && filtered.success) return setCounts({ all: all.count, filtered: filtered.count });
    const message = all.success ? '' : all.error;
    notify({ severity: 'error', message, action: { label: 'Retry', onClick: () => void recount() } });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted on news and for another filter
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => isStale || void recount(), 0);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [news, category, status]);

  return { counts, recount };
}
