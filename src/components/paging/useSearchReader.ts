import { useEffect, useEffectEvent, useState } from 'react';

type SearchReader = {
  /** One key per search, `undefined` while nothing is searched for. */
  searchKey: string | undefined;
  /** How many of the rows loaded so far fit. */
  hits: number;
  /** Hits after which it pauses, and by how many more each `readOn` asks for. */
  step: number;
  /** The first target, where a list is shown again that was longer. */
  initialTarget?: number | undefined;
  list: {
    loaded: readonly unknown[];
    hasMore: boolean;
    isFetching: boolean;
    hasFailed: boolean;
    loadMore(): Promise<boolean>;
  };
};

/** Reads a list on, page after page, for as long as a search has found too little in it. */
export function useSearchReader({ searchKey, hits, step, initialTarget = step, list }: SearchReader) {
  const { loaded, hasMore, isFetching, hasFailed, loadMore } = list;
  const [search, setSearch] = useState({ searchKey, target: initialTarget, isStopped: false });
  const { target, isStopped } = search.searchKey === searchKey ? search : { target: step, isStopped: false };
  const needsMore = searchKey !== undefined && hits < target && hasMore && !hasFailed && !isStopped;

  const readNext = useEffectEvent(() => void loadMore());
  /** How many rows are loaded before the next read, which begins as soon as this changes. */
  const loadedBefore = needsMore && !isFetching ? loaded.length : undefined;
  useEffect(() => {
    if (loadedBefore !== undefined) readNext();
  }, [loadedBefore]);

  return {
    isReading: needsMore,
    target,
    stop: () => setSearch({ searchKey, target, isStopped: true }),
    /** Goes on after it was stopped, has failed, or has found enough. */
    readOn(from = hits) {
      setSearch({ searchKey, target: from + step, isStopped: false });
      if (hasFailed) void loadMore();
    },
  };
}
