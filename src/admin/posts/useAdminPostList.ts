import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { usePagedList } from '#src/admin/shared/usePagedList.ts';
import { fetchAdminPostPage } from '#src/features/posts/data/fetchPosts.ts';
import { postMessages } from '#src/features/posts/data/messages.ts';
import { matchesSearch, type Post } from '#src/features/posts/data/post.ts';
import { useAdminPosts } from '#src/features/posts/data/usePosts.ts';
import type { PostFilter } from './usePostFilter.ts';

/** Rows of a page. */
export const postRowsSize = 12;

type Rows = Pick<PostFilter, 'category' | 'status' | 'direction'>;

/** The rows of blog management: a page from the server, or what a search finds among all posts of the filter. */
export function useAdminPostList({ category, status, direction }: Rows) {
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const published = status === undefined ? undefined : status === 'published';
  const page = { category, published, direction, size: postRowsSize };
  const key = JSON.stringify([category, status, direction]);
  const pages = usePagedList<Post, QueryDocumentSnapshot<Post>>({
    key,
    isAllShown: isSearching,
    failure: postMessages.list,
    useFirst() {
      const live = useAdminPosts(page);
      return { ...live, data: live.data && { rows: live.data.posts, after: live.data.after } };
    },
    async fetchPage(after) {
      const result = await fetchAdminPostPage({ ...page, after });
      return result.success ? { ...result, rows: result.posts } : result;
    },
  });
  const hits = isSearching ? pages.loaded.filter((post) => matchesSearch(post, search)) : [];
  const further = useFurtherHits(pages, isSearching ? key + search : undefined, hits.length);
  return {
    pages,
    search,
    setSearch,
    isSearching,
    rows: isSearching ? hits : pages.rows,
    /** Goes on with a search that has stopped because it found enough. */
    findMore: further.findMore,
  };
}

type Pages = Pick<ReturnType<typeof usePagedList>, 'hasMore' | 'isReading' | 'readMore' | 'loaded'>;

/**
 * Reads on while a search has fewer hits than fill a page; typing on, or a failure, stops it.
 * @param search one name per text and filter; `undefined` while nothing is searched for
 */
function useFurtherHits(pages: Pages, search: string | undefined, hits: number) {
  const { hasMore, isReading, readMore, loaded } = pages;
  const [known, setKnown] = useState(() => atStart(search));
  if (known.search !== search) setKnown(atStart(search));
  const { wanted, hasFailed } = known.search === search ? known : atStart(search);
  const isHungry = search !== undefined && hits < wanted && hasMore && !isReading && !hasFailed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads one page at a time
  useEffect(() => {
    if (!isHungry) return;
    void readMore().then((isRead) => {
      if (!isRead) setKnown((now) => (now.search === search ? { ...now, hasFailed: true } : now));
    });
  }, [isHungry, loaded.length]);

  return { findMore: () => setKnown({ search, wanted: hits + postRowsSize, hasFailed: false }) };
}

function atStart(search: string | undefined) {
  return { search, wanted: postRowsSize, hasFailed: false };
}
