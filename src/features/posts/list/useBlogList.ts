import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { missingCodeMessage } from '#src/components/browser/reloadPage.ts';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import { searchWords } from '#src/components/search/searchText.ts';
import { useDebouncedValue } from '#src/components/state/useDebouncedValue.ts';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import type { PostCursor } from '#src/features/posts/data/fetchPosts.ts';
import { matchesSearch, postPageSize } from '#src/features/posts/data/post.ts';
import { fetchPublishedList, type PublishedList } from '#src/features/posts/data/staticPosts.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { Page } from '#src/firebase/page.ts';
import type { FilterValues } from './useBlogFilter.ts';

export type PostPage = Page<PostSummary, PostCursor>;

/** The newest page of a category, which may follow the database, and older posts, each read once. */
export type KnownPosts = {
  newest: readonly PostSummary[];
  older: readonly PostSummary[];
  /** Where the next page of older posts starts; `null` if all are known. */
  nextCursor: PostCursor | null;
};

type Category = FilterValues['category'];
type Lists = Readonly<Partial<Record<Category, KnownPosts>>>;

/** Waits for a pause in typing, because a search may cost reads. */
const searchDelayMs = 500;

/** Reads older pages only while too few known posts match. `prerendered` may arrive later. */
export function useBlogList(prerendered: PublishedList | null, filter: FilterValues) {
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
    const code = await import('#src/features/posts/data/fetchPosts.ts').catch(
      () => void notifyFailure(missingCodeMessage),
    );
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

  const [isLiveFailed, setIsLiveFailed] = useState(false);
  useFailure(isLiveFailed ? postMessages.list : undefined);

  return {
    posts: matching.slice(0, target),
    category,
    isLoading: known === undefined && !isLiveFailed,
    /** Also true while a read is waiting for typing to pause. */
    isReading,
    hasMore: matching.length > target || cursor !== null,
    showMore() {
      setAsked({ search, target: Math.min(matching.length, target) + postPageSize });
      setFailed(undefined);
    },
    /** While the connection is lost, the posts that have arrived stay. */
    onLive(of: Category, page?: PostPage) {
      setIsLiveFailed(!page);
      if (page) setLists((now) => ({ ...now, [of]: withNewest(now[of], page) }));
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
  return (
    (category === '' || post.category === category) &&
    (q.trim() === '' || matchesSearch(post, searchWords(q)))
  );
}

/** Restores the list to its earlier length after Back from an article. */
let cache: { key: string; lists: Lists; target: number } | undefined;

/** Posts that newer ones have pushed off the newest page stay known. */
export function withNewest(known: KnownPosts | undefined, page: PostPage): KnownPosts {
  const last = page.rows.at(-1);
  if (!known || known.older.length === 0 || !last || page.nextCursor === null)
    return { newest: page.rows, older: [], nextCursor: page.nextCursor };
  const ids = new Set(page.rows.map(({ id }) => id));
  const older = [...known.newest, ...known.older].filter(
    (post) => !ids.has(post.id) && (post.createdAt ?? 0) <= (last.createdAt ?? 0),
  );
  return { newest: page.rows, older, nextCursor: known.nextCursor };
}

/** Ignores a page that does not follow what is known, such as one that was read twice. */
export function withOlder(known: KnownPosts, after: PostCursor, page: PostPage): KnownPosts {
  if (known.nextCursor?.id !== after.id) return known;
  return { ...known, older: [...known.older, ...page.rows], nextCursor: page.nextCursor };
}
