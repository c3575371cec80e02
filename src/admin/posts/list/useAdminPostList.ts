import { useState } from 'react';
import type { PostUrl } from '#src/admin/posts/usePostUrl.ts';
import { type AdminList, useAdminList } from '#src/admin/shared/list/useAdminList.ts';
import { useCounts } from '#src/admin/shared/list/useCounts.ts';
import { type SearchReading, useSearchReader } from '#src/components/paging/useSearchReader.ts';
import type { Result } from '#src/components/result.ts';
import { type AdminPostCursor, countPosts, fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import { matchesSearch, type Post } from '#src/features/posts/data/post.ts';
import { useAdminPosts } from '#src/features/posts/data/usePosts.ts';
import { postMessages } from '#src/features/posts/messages.ts';

const adminPageSize = 12;

type Filter = Pick<PostUrl, 'category' | 'published' | 'direction'>;

export type AdminPostList = Omit<AdminList<Post, AdminPostCursor>, 'refresh'> & {
  search: string;
  setSearch(search: string): void;
  isSearching: boolean;
  reader: SearchReading;
  refresh(): Promise<void>;
};

export function useAdminPostList({ category, published, direction }: Filter): AdminPostList {
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const page = { category, published, direction, size: adminPageSize };
  const listKey = JSON.stringify([category, published, direction]);
  const list = useAdminList<Post, AdminPostCursor>({
    listKey,
    newest: useAdminPosts(page),
    errorMessage: postMessages.list,
    fetchPage: (after) => fetchAdminPostPage({ ...page, after }),
  });
  const hits = isSearching ? list.loaded.filter((post) => matchesSearch(post, search)) : [];
  const reader = useSearchReader({
    searchKey: isSearching ? listKey + search : undefined,
    hits: hits.length,
    step: adminPageSize,
    list,
  });
  return {
    ...list,
    search,
    setSearch,
    isSearching,
    rows: isSearching ? hits : list.rows,
    reader,
    async refresh() {
      list.retryFailed();
      await (isSearching ? list.refreshAll() : list.refresh());
    },
  };
}

type Counts = { all: number; filtered: number };

type PostCounts = {
  all: number | undefined;
  /** Undefined until the count for this filter is known. */
  filtered: number | undefined;
  recount(): Promise<void>;
};

/** Recounts when `liveRows` change. */
export function usePostCounts(
  { category, published }: Pick<PostUrl, 'category' | 'published'>,
  liveRows: unknown,
): PostCounts {
  const isFiltered = category !== undefined || published !== undefined;

  async function fetchCounts(): Promise<Result<{ counts: Counts }>> {
    const counting = countPosts();
    const [all, filtered] = await Promise.all([
      counting,
      isFiltered ? countPosts({ category, published }) : counting,
    ]);
    if (!all.success) return all;
    return filtered.success
      ? { success: true, counts: { all: all.count, filtered: filtered.count } }
      : filtered;
  }

  const { counts, lastCounts, recount } = useCounts<Counts>({
    countsKey: JSON.stringify([category, published]),
    fetchCounts,
    recountWhen: [liveRows],
  });
  return { all: lastCounts?.all, filtered: counts?.filtered, recount };
}
