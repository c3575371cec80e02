import { useEffect, useRef, useState } from 'react';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { useNotify } from '#src/components/notifications/useNotify.ts';
import { countPosts } from '#src/features/posts/data/fetchPosts.ts';
import type { PostFilter } from './usePostFilter.ts';

type Counts = { all: number; filtered: number; key: string };

/**
 * How many posts there are, and how many of them the filter shows; counted on the server. Answers that a later count
 * has overtaken are dropped.
 * @param news changes whenever the live page does
 * @returns `filtered` is `undefined` until the posts of this filter are counted
 */
export function usePostCounts({ category, status }: Pick<PostFilter, 'category' | 'status'>, news: unknown) {
  const notify = useNotify();
  const [counts, setCounts] = useState<Counts>();
  const runs = useRef(0);
  const published = status === undefined ? undefined : status === 'published';
  const isFiltered = category !== undefined || status !== undefined;
  const key = JSON.stringify([category, status]);

  async function recount(): Promise<void> {
    runs.current += 1;
    const run = runs.current;
    const counting = countPosts();
    const [all, filtered] = await Promise.all([
      counting,
      isFiltered ? countPosts({ category, published }) : counting,
    ]);
    if (run !== runs.current) return;
    if (!all.success) return tellFailure(all.error);
    if (!filtered.success) return tellFailure(filtered.error);
    setCounts({ all: all.count, filtered: filtered.count, key });
  }

  const latest = useLatest(recount);

  function tellFailure(message: string) {
    const action = { label: 'Retry', onClick: () => void latest.current() };
    notify({ severity: 'error', message, action });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted on news and for another filter
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(), 0);
    return () => {
      clearTimeout(timer);
      runs.current += 1;
    };
  }, [news, category, status]);

  return { all: counts?.all, filtered: counts?.key === key ? counts.filtered : undefined, recount };
}
