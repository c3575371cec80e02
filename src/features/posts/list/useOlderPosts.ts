import { useEffect, useState } from 'react';
import type { fetchPostPage } from '#src/features/posts/data/fetchPosts.ts';
import { matchesSearch } from '#src/features/posts/data/post.ts';
import { extended, type Shelf } from './shelf.ts';
import type { ShelfChange } from './shelves.ts';
import type { ListFilter } from './useListFilter.ts';

type OlderPosts = {
  isShort: boolean;
  /** Fitting posts that are enough. */
  wanted: number;
  filter: ListFilter;
  shelf: Shelf | undefined;
  onPage: (change: ShelfChange) => void;
  /** Called when a page cannot be read, with the way to go on. */
  onFail: (retry: () => void) => void;
};

/** A pause in typing after which a search may cost reads, in milliseconds. */
const pause = 400;

/**
 * Reads older pages, one after the other, until enough posts fit the filter or there are no more (design: search
 * covers all published posts). Another filter stops it.
 * @returns whether it is at it
 */
export function useOlderPosts({ isShort, wanted, filter, shelf, onPage, onFail }: OlderPosts): boolean {
  const { q, category } = filter;
  const [attempt, setAttempt] = useState(0);
  const name = JSON.stringify([q, category, wanted, attempt]);
  const [failed, setFailed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run reads on from the shelf it starts with
  useEffect(() => {
    if (!isShort || !shelf || failed === name) return undefined;
    const stop = new AbortController();
    const run = async () => {
      const code = await import('#src/features/posts/data/fetchPosts.ts').catch(() => null);
      const isRead =
        code && (await readOlder({ ...code, shelf, q, category, wanted, onPage, signal: stop.signal }));
      if (isRead || stop.signal.aborted) return;
      setFailed(name);
      // A browser fetches code that failed to come no second time.
      onFail(() => (code ? setAttempt((before) => before + 1) : window.location.reload()));
    };
    const timer = setTimeout(() => void run(), q === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isShort, name, failed]);
  return isShort && failed !== name;
}

type Run = Pick<OlderPosts, 'wanted' | 'onPage'> & {
  fetchPostPage: typeof fetchPostPage;
  shelf: Shelf;
  q: string;
  category: ListFilter['category'];
  signal: AbortSignal;
};

/** @returns false when a page could not be read */
async function readOlder(run: Run): Promise<boolean> {
  const { fetchPostPage, shelf, q, category, wanted, onPage, signal } = run;
  let here = shelf;
  while (!signal.aborted && here.hasMore && fitting(here, q) < wanted) {
    const page = await fetchPostPage({ category: category || undefined, after: here.posts.at(-1) });
    if (signal.aborted) return true;
    if (!page.success) return false;
    const older = { posts: page.posts, hasMore: page.after !== null };
    onPage({ category, kind: 'older', page: older });
    here = extended(here, older);
  }
  return true;
}

function fitting(shelf: Shelf, q: string): number {
  return q === '' ? shelf.posts.length : shelf.posts.filter((post) => matchesSearch(post, q)).length;
}
