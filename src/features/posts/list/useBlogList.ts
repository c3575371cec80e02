import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { preloadNotifications } from '#src/components/notifications/Notifications.tsx';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { type Archive, newestFirst, type PostSummary } from '#src/features/posts/data/archive.ts';
import { matchesSearch, postPageSize } from '#src/features/posts/data/post.ts';
import {
  fetchArchive,
  fetchPublishedList,
  type PublishedList,
  rememberList,
} from '#src/features/posts/data/staticPosts.ts';
import { followLate } from '#src/features/posts/followLate.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { FilterValues } from './useBlogFilter.ts';

/** The posts that match, from the newest page and, once it is needed, from the archive. @param words of the search */
export function useBlogList(
  prerendered: PublishedList | null,
  { q, category }: FilterValues,
  words: readonly string[],
) {
  const { newest, hasFailed } = useNewest(prerendered);
  const [length, lengthen] = useListLength();
  const isFiltered = q !== '' || category !== '';
  const isOlderNeeded = newest?.hasMore === true && (isFiltered || length > postPageSize);
  const { archive, isReading, retry } = useArchive(isOlderNeeded);
  const known = withNewest(newest, archive);
  const matching = known.filter(
    (post) =>
      (category === '' || post.category === category) && (q.trim() === '' || matchesSearch(post, words)),
  );
  const isWhole = archive !== undefined || newest?.hasMore !== true;
  return {
    posts: matching.slice(0, length),
    isFiltered,
    isLoading: newest === null && !hasFailed,
    isReading,
    hasMore: matching.length > length || !isWhole,
    showMore() {
      retry();
      lengthen(Math.min(known.length, length) + postPageSize);
    },
  };
}

/** The newest page: as built, which may arrive late, then as it is now. If the connection is lost, it stays. */
function useNewest(prerendered: PublishedList | null) {
  const [newest, setNewest] = useState(prerendered);
  const [hasFailed, setHasFailed] = useState(false);
  useFailure(hasFailed ? postMessages.list : undefined);
  useEffect(() => {
    if (!prerendered) void fetchPublishedList().then((late) => setNewest((now) => now ?? late));
  }, [prerendered]);
  useEffect(() => {
    if (newest) rememberList(newest);
  }, [newest]);
  useEffect(() => {
    preloadNotifications();
    return followLate(({ followNewest }) =>
      followNewest(({ status, data }) => {
        setHasFailed(status === 'error');
        if (data) setNewest(data);
      }),
    );
  }, []);
  return { newest, hasFailed };
}

/** How many posts may be shown. It is part of the history entry, so that Back from an article finds the list as it was. */
function useListLength() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const stored = isHydrated && Number(state?.[lengthKey]);
  return [
    stored || postPageSize,
    (length: number) =>
      void navigate(pathname + search, {
        replace: true,
        preventScrollReset: true,
        state: { [lengthKey]: length },
      }),
  ] as const;
}

const lengthKey = 'postsShown';

/** Back from an article restores the scroll position right away, so the list must be as long in its first render. */
let fetchedArchive: Archive | undefined;

function useArchive(isNeeded: boolean) {
  const [archive, setArchive] = useState(fetchedArchive);
  const [hasFailed, setHasFailed] = useState(false);
  const retry = () => setHasFailed(false);
  useFailure(hasFailed ? postMessages.list : undefined, retry);
  const isReading = isNeeded && !archive && !hasFailed;
  useEffect(() => {
    if (!isReading) return;
    void fetchArchive().then((answer) => {
      if (!answer) return setHasFailed(true);
      fetchedArchive = answer;
      setArchive(answer);
    });
  }, [isReading]);
  return { archive, isReading, retry };
}

/** The archive may be older than the newest page, so it adds only posts that are older than those of the page. */
function withNewest(newest: PublishedList | null, archive: Archive | undefined): readonly PostSummary[] {
  const last = newest?.posts.at(-1);
  if (!archive || !last || !newest?.hasMore) return newest?.posts ?? [];
  const isOlder = (post: PostSummary) => post.id !== last.id && newestFirst(last, post) < 0;
  return [...newest.posts, ...archive.posts.filter(isOlder)];
}
