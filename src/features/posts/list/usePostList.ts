import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFailureNotification } from '#src/components/notifications/useFailureNotification.ts';
import { type SavedList, usePagedList } from '#src/components/paging/usePagedList.ts';
import { useSearchReader } from '#src/components/paging/useSearchReader.ts';
import { useDebouncedValue } from '#src/components/state/useDebouncedValue.ts';
import type { PostCursor } from '#src/features/posts/data/fetchPosts.ts';
import { matchesSearch, postPageSize } from '#src/features/posts/data/post.ts';
import {
  fetchPublishedList,
  type PostSummary,
  type PublishedList,
} from '#src/features/posts/data/staticPosts.ts';
import type { FilterValues } from '#src/features/posts/filter/filterValues.ts';
import type { LivePage, NewestPage } from '#src/features/posts/live/subscriptions.tsx';
import { postMessages } from '#src/features/posts/messages.ts';
import { fetchOlderPosts } from './fetchOlderPosts.ts';

type Category = FilterValues['category'];

/** Waits for a pause in typing, because a search may cost reads. */
const searchDelayMs = 500;

type NewestPages = Readonly<Partial<Record<Category, NewestPage>>>;

/** Reads older pages only while too few known posts match. `prerendered` may arrive later. */
export function usePostList(prerendered: PublishedList | null, filter: FilterValues) {
  const { key } = useLocation();
  const [saved] = useState(() => readCache(key));
  const [newestPages, setNewestPage] = useNewestPages(prerendered, saved?.newestPages);
  const all = newestPages[''];
  const category = all?.nextCursor === null ? '' : filter.category;
  const live = newestPages[category];
  const list = usePagedList<PostSummary, PostCursor>({
    listKey: category,
    live,
    fetchPage: (cursor) => fetchOlderPosts(category, cursor),
    initial: saved?.category === category ? saved.older : undefined,
  });
  const matching = ((live ? list.loaded : all?.rows) ?? []).filter((post) => matchesFilter(post, filter));
  const hasSettled = useDebouncedValue(filter.q, searchDelayMs) === filter.q;
  const { target, searchOn } = useSearchReader({
    searchKey: hasSettled ? JSON.stringify([filter.q, filter.category]) : undefined,
    hits: matching.length,
    step: postPageSize,
    initialTarget: saved?.target,
    list,
  });
  const older = list.saved;
  useEffect(
    () => writeCache({ key, newestPages, category, older, target }),
    [key, newestPages, category, older, target],
  );
  const [failed, setFailed] = useState<Category | null>(null);
  const failure = useFailureNotification('newest posts');

  return {
    posts: matching.slice(0, target),
    category,
    isLoading: live === undefined && failed !== category,
    /** Also true while a read is waiting for typing to pause. */
    isReading: matching.length < target && list.hasMore && !list.hasFailed,
    hasMore: matching.length > target || list.hasMore,
    showMore: () => searchOn(Math.min(matching.length, target)),
    onLive(of: Category, { status, data, retry }: LivePage) {
      if (status === 'error') {
        setFailed(of);
        failure.report(postMessages.list, retry);
      } else if (data) {
        failure.withdraw();
        setFailed(null);
        setNewestPage(of, data);
      }
    },
  };
}

function useNewestPages(prerendered: PublishedList | null, saved: NewestPages | undefined) {
  const [pages, setPages] = useState<NewestPages>(saved ?? (prerendered ? { '': toPage(prerendered) } : {}));
  useEffect(() => {
    if (prerendered) return;
    void fetchPublishedList().then((late) => late && setPages((now) => ({ '': toPage(late), ...now })));
  }, [prerendered]);
  const setPage = (category: Category, page: NewestPage) => setPages((now) => ({ ...now, [category]: page }));
  return [pages, setPage] as const;
}

function toPage({ posts, hasMore }: PublishedList): NewestPage {
  return { rows: posts, nextCursor: (hasMore && posts.at(-1)) || null };
}

function matchesFilter(post: PostSummary, { q, category }: FilterValues): boolean {
  return (category === '' || post.category === category) && (q === '' || matchesSearch(post, q));
}

type CachedList = {
  key: string;
  newestPages: NewestPages;
  category: Category;
  older: SavedList<PostSummary, PostCursor>;
  target: number;
};

/** Restores the list to its earlier length after Back from an article. */
let cache: CachedList | undefined;

function writeCache(list: CachedList): void {
  cache = list;
}

function readCache(key: string): CachedList | undefined {
  return cache?.key === key ? cache : undefined;
}
