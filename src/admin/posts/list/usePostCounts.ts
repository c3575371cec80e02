import type { PostUrl } from '#src/admin/posts/usePostUrl.ts';
import { useCounts } from '#src/admin/shared/list/useCounts.ts';
import type { Result } from '#src/components/result.ts';
import { countPosts } from '#src/features/posts/data/fetchPosts.ts';

/** `liveRows` only say when to count again; `filtered` is `undefined` until this filter is counted. */
export function usePostCounts(
  { category, published }: Pick<PostUrl, 'category' | 'published'>,
  liveRows: unknown,
) {
  const isFiltered = category !== undefined || published !== undefined;

  async function fetchCounts(): Promise<Result<{ all: number; filtered: number }>> {
    const counting = countPosts();
    const [all, filtered] = await Promise.all([
      counting,
      isFiltered ? countPosts({ category, published }) : counting,
    ]);
    if (!all.success) return all;
    return filtered.success ? { success: true, all: all.count, filtered: filtered.count } : filtered;
  }

  const { counts, lastCounts, recount } = useCounts({
    countsKey: JSON.stringify([category, published]),
    fetchCounts,
    live: [liveRows],
  });
  return { all: lastCounts?.all, filtered: counts?.filtered, recount };
}
