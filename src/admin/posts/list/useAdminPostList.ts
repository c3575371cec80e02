import { useState } from 'react';
import type { PostUrl } from '#src/admin/posts/usePostUrl.ts';
import { useLivePage } from '#src/admin/shared/list/useLivePage.ts';
import { usePagedList } from '#src/components/paging/usePagedList.ts';
import { useSearchReader } from '#src/components/paging/useSearchReader.ts';
import { type AdminPostCursor, fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import { postMessages } from '#src/features/posts/data/messages.ts';
import { matchesSearch, type Post } from '#src/features/posts/data/post.ts';
import { useAdminPosts } from '#src/features/posts/data/usePosts.ts';

const adminPageSize = 12;

type Filter = Pick<PostUrl, 'category' | 'published' | 'direction'>;

export function useAdminPostList({ category, published, direction }: Filter) {
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const page = { category, published, direction, size: adminPageSize };
  const listKey = JSON.stringify([category, published, direction]);
  const result = useAdminPosts(page);
  const live = useLivePage(listKey, result, postMessages.list);
  const pages = usePagedList<Post, AdminPostCursor>({
    listKey,
    live,
    fetchPage: (after) => fetchAdminPostPage({ ...page, after }),
  });
  const hits = isSearching ? pages.loaded.filter((post) => matchesSearch(post, search)) : [];
  const reader = useSearchReader({
    searchKey: isSearching ? listKey + search : undefined,
    hits: hits.length,
    step: adminPageSize,
    list: pages,
  });
  const isLoading = result.status === 'loading' && live === undefined;
  const rows = live ? pages.rows : (result.data?.rows ?? []);
  return {
    pages,
    live,
    search,
    setSearch,
    isSearching,
    rows: isSearching ? hits : rows,
    isFirstLoad: isLoading && result.data === undefined,
    isFetching: pages.isFetching || (isLoading && pages.index === 0),
    reader,
    async refresh() {
      if (result.status === 'error') result.retry();
      await (isSearching ? pages.refreshAll() : pages.refresh());
    },
  };
}
