import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotify } from '#src/components/notifications/useNotify.ts';
import { postMessages } from '#src/features/posts/data/messages.ts';
import { matchesSearch, postPageSize } from '#src/features/posts/data/post.ts';
import { fetchPublishedList, type PublishedList } from '#src/features/posts/data/staticPosts.ts';
import type { Shelf } from './shelf.ts';
import { changed, type Shelves } from './shelves.ts';
import type { ListFilter } from './useListFilter.ts';
import { useOlderPosts } from './useOlderPosts.ts';

/**
 * The articles that fit a filter, as far as they are wanted: a page of them, and one more with each `showMore`.
 * Older pages are read only while too few of the posts that are here fit. A failed load changes nothing on the page
 * (spec 2); it is said beside it.
 * @param built the list as prerendered, `null` where there is none yet; it may still come
 */
export function usePostList(built: PublishedList | null, filter: ListFilter) {
  const { key } = useLocation();
  const [shelves, change] = useReducer(changed, key, (entry) => kept(entry)?.shelves ?? fromBuild(built));
  useLateBuild(built, (page) => change({ category: '', kind: 'built', page }));
  const [pages, showMore] = usePages(key, filter);
  useEffect(() => keep(key, { shelves, pages }), [key, shelves, pages]);
  const all = shelves[''];
  const isComplete = all !== undefined && !all.hasMore;
  const followed = isComplete ? '' : filter.category;
  const [failed, setFailed] = useState<ListFilter['category'] | null>(null);
  const shelf = shelves[followed];
  const fitting = (shelf ?? all)?.posts.filter((post) => fits(post, filter)) ?? [];
  const wanted = pages * postPageSize;
  const isShort = fitting.length < wanted && shelf?.hasMore === true;
  const sayFailed = useFailureNotice();
  const isReading = useOlderPosts({ isShort, wanted, filter, shelf, onPage: change, onFail: sayFailed });
  const isLoading = shelf === undefined && failed !== followed;
  return {
    posts: fitting.slice(0, wanted),
    /** The category whose newest page is to be followed live. */
    followed,
    /** The newest page is still to come. */
    isLoading,
    /** Older pages are being read. */
    isReading,
    hasMore: fitting.length > wanted || shelf?.hasMore === true,
    showMore,
    takeNewest: (page: PublishedList) => {
      setFailed(null);
      change({ category: followed, kind: 'newest', page });
    },
    reportFailure: (retry: () => void) => {
      setFailed(followed);
      sayFailed(retry);
    },
  };
}

/** Says that posts could not be read, with a way to ask again. */
function useFailureNotice() {
  const notify = useNotify();
  return (retry: () => void) =>
    notify({
      severity: 'error',
      message: postMessages.list,
      action: { label: 'Retry', onClick: retry },
    });
}

function fits(post: Shelf['posts'][number], { q, category }: ListFilter): boolean {
  return (category === '' || post.category === category) && (q === '' || matchesSearch(post, q));
}

function fromBuild(built: PublishedList | null): Shelves {
  return built ? { '': built } : {};
}

/** Takes the prerendered list also when it comes later than the page, which a slow network shows without it. */
function useLateBuild(built: PublishedList | null, onArrival: (list: PublishedList) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    if (built === null) void fetchPublishedList().then((list) => list && onArrival(list));
  }, [built]);
}

/** Pages shown of a filter; another filter starts with one. */
function usePages(entry: string, { q, category }: ListFilter): [number, () => void] {
  const name = JSON.stringify([q, category]);
  const [shown, setShown] = useState({ name, pages: kept(entry)?.pages ?? 1 });
  const pages = shown.name === name ? shown.pages : 1;
  return [pages, () => setShown({ name, pages: pages + 1 })];
}

type Kept = { shelves: Shelves; pages: number };

/** The list as it was left, so that the way back from an article finds it as long as it was. */
let left: (Kept & { entry: string }) | undefined;

function keep(entry: string, list: Kept): void {
  left = { entry, ...list };
}

function kept(entry: string): Kept | undefined {
  return left?.entry === entry ? left : undefined;
}
