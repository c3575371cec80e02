import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { offerReload } from '#src/components/notifications/lazyWithReload.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import { useDebouncedValue } from '#src/components/state/useDebouncedValue.ts';
import { matchesSearch, postPageSize } from '#src/features/posts/data/post.ts';
import {
  fetchPublishedList,
  type PostSummary,
  type PublishedList,
} from '#src/features/posts/data/staticPosts.ts';
import type { LivePage } from '#src/features/posts/LivePosts.tsx';
import { postMessages } from '#src/features/posts/messages.ts';
import { type KnownPosts, withNewest, withOlder } from './knownPosts.ts';
import type { FilterValues } from './useBlogFilter.ts';

type Category = FilterValues['category'];
type Lists = Readonly<Partial<Record<Category, KnownPosts>>>;

/** Waits for a pause in typing, because a search may cost reads. */
const searchDelayMs = 500;

/** Reads older pages only while too few known posts match. `prerendered` may arrive later. */
export function usePostList(prerendered: PublishedList | null, filter: FilterValues) {
  const { key } = useLocation();
  const [saved] = useState(() => (cache?.key === key ? cache : undefined));
  const [lists, setLists] = useLists(prerendered, saved?.lists);
  const category = lists['']?.nextCursor === null ? '' : filter.category;
  const known = lists[category];
  const { newest, older } = known ?? lists[''] ?? { newest: [], older: [] };
  const matching = [...newest, ...older].filter((post) => matchesFilter(post, filter));

  const search = JSON.stringify([filter.q, filter.category]);
  const [asked, setAsked] = useState({ search, target: saved?.target ?? postPageSize });
  const target = asked.search === search ? asked.target : postPageSize;
  useEffect(() => {
    cache = { key, lists, target };
  }, [key, lists, target]);

  const [failed, setFailed] = useState<{ search: string; error: string | undefined }>();
  const failure = failed?.search === search ? failed : undefined;
  useFailure(failure?.error, () => setFailed(undefined));
  const cursor = known?.nextCursor ?? null;
  const isReading = matching.length < target && cursor !== null && !failure;
  const hasSettled = useDebouncedValue(filter.q, searchDelayMs) === filter.q;
  const readOlder = useEffectEvent(async () => {
    if (!cursor) return;
    const code = await import('#src/features/posts/data/fetchPosts.ts').catch(() => offerReload());
    const result = await code?.fetchPostPage({ category: category || undefined, after: cursor });
    if (result?.success)
      setLists((now) => ({ ...now, [category]: now[category] && withOlder(now[category], cursor, result) }));
    else setFailed({ search, error: result?.error });
  });
  const readsNext = isReading && hasSettled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that was read may call for the next
  useEffect(() => {
    if (readsNext) void readOlder();
  }, [readsNext, category, cursor?.id]);

  const [retryNewest, setRetryNewest] = useState<{ retry(): void }>();
  useFailure(retryNewest && postMessages.list, () => retryNewest?.retry());

  return {
    posts: matching.slice(0, target),
    category,
    isLoading: known === undefined && !retryNewest,
    /** Also true while a read is waiting for typing to pause. */
    isReading,
    hasMore: matching.length > target || cursor !== null,
    showMore() {
      setAsked({ search, target: Math.min(matching.length, target) + postPageSize });
      setFailed(undefined);
    },
    /** While the connection is lost, the posts that have arrived stay. */
    onLive(of: Category, { data, retry }: LivePage) {
      setRetryNewest(data ? undefined : { retry });
      if (data) setLists((now) => ({ ...now, [of]: withNewest(now[of], data) }));
    },
  };
}

function useLists(prerendered: PublishedList | null, saved: Lists | undefined) {
  const [lists, setLists] = useState<Lists>(saved ?? (prerendered ? { '': toKnown(prerendered) } : {}));
  useEffect(() => {
    if (prerendered) return;
    void fetchPublishedList().then((late) => late && setLists((now) => ({ '': toKnown(late), ...now })));
  }, [prerendered]);
  return [lists, setLists] as const;
}

function toKnown({ posts, hasMore }: PublishedList): KnownPosts {
  return { newest: posts, older: [], nextCursor: (hasMore && posts.at(-1)) || null };
}

function matchesFilter(post: PostSummary, { q, category }: FilterValues): boolean {
  return (category === '' || post.category === category) && (q === '' || matchesSearch(post, q));
}

/** Restores the list to its earlier length after Back from an article. */
let cache: { key: string; lists: Lists; target: number } | undefined;
