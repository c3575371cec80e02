import { useEffect, useEffectEvent, useState } from 'react';

type SearchReader = {
  searchKey: string | undefined;
  hits: number;
  /** Number of matches after which it pauses; `searchOn` looks for as many more. */
  step: number;
  initialTarget?: number | undefined;
  list: {
    loaded: readonly unknown[];
    hasMore: boolean;
    isFetching: boolean;
    hasFailed: boolean;
    loadMore(): Promise<boolean>;
  };
};

export type SearchReading = {
  isReading: boolean;
  /** Number of matches to look for. */
  target: number;
  stop(): void;
  searchOn(from?: number): void;
};

export function useSearchReader(search: SearchReader): SearchReading {
  const { searchKey, hits, step, initialTarget = step, list } = search;
  const { loaded, hasMore, isFetching, hasFailed, loadMore } = list;
  const [run, setRun] = useState({ searchKey, target: initialTarget, isStopped: false });
  const { target, isStopped } = run.searchKey === searchKey ? run : { target: step, isStopped: false };
  const needsMore = searchKey !== undefined && hits < target && hasMore && !hasFailed && !isStopped;

  const readNext = useEffectEvent(() => void loadMore());
  /** A change starts the next read. */
  const loadedBefore = needsMore && !isFetching ? loaded.length : undefined;
  useEffect(() => {
    if (loadedBefore !== undefined) readNext();
  }, [loadedBefore]);

  return {
    isReading: needsMore,
    target,
    stop: () => setRun({ searchKey, target, isStopped: true }),
    searchOn(from = hits) {
      setRun({ searchKey, target: from + step, isStopped: false });
      if (hasFailed) void loadMore();
    },
  };
}
