import { useEffect, useEffectEvent, useState } from 'react';

type SearchReader = {
  searchKey: string | undefined;
  hits: number;
  /** Hits after which it pauses; `readOn` asks for as many more. */
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

export function useSearchReader({ searchKey, hits, step, initialTarget = step, list }: SearchReader) {
  const { loaded, hasMore, isFetching, hasFailed, loadMore } = list;
  const [search, setSearch] = useState({ searchKey, target: initialTarget, isStopped: false });
  const { target, isStopped } = search.searchKey === searchKey ? search : { target: step, isStopped: false };
  const needsMore = searchKey !== undefined && hits < target && hasMore && !hasFailed && !isStopped;

  const readNext = useEffectEvent(() => void loadMore());
  /** The next read begins whenever this changes. */
  const loadedBefore = needsMore && !isFetching ? loaded.length : undefined;
  useEffect(() => {
    if (loadedBefore !== undefined) readNext();
  }, [loadedBefore]);

  return {
    isReading: needsMore,
    target,
    stop: () => setSearch({ searchKey, target, isStopped: true }),
    readOn(from = hits) {
      setSearch({ searchKey, target: from + step, isStopped: false });
      if (hasFailed) void loadMore();
    },
  };
}
