import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { useEffect, useMemo, useState } from 'react';
import type { Page } from '#src/admin/shared/list/page.ts';
import { orThrow } from '#src/admin/shared/queries.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import type { Result } from '#src/components/result.ts';
import { searchWords } from '#src/components/search/searchText.ts';
import { useDebouncedValue } from '#src/components/state/useDebouncedValue.ts';
import { pageSize } from './page.ts';
import type { Pager } from './useLivePages.ts';

type Batch<Row> = Page<Row, QueryDocumentSnapshot>;

export type ArchiveSearchOptions<Row> = {
  /** Only what `fetchBatch` depends on, since another key reads the archive again. */
  key: readonly [collection: string, ...filter: unknown[]];
  /** As typed; no search if blank. */
  text: string;
  /** Searched until the first batch has loaded. */
  shownRows: readonly Row[];
  fetchBatch(after: QueryDocumentSnapshot | null): Promise<Result<Batch<Row>>>;
  matches(row: Row, words: readonly string[]): boolean;
};

export type ArchiveSearch<Row> = {
  words: readonly string[];
  hits: readonly Row[];
  rows: readonly Row[];
  pager: Pager;
  searched: number;
  /** False while a batch could not be read. */
  isReading: boolean;
  isComplete: boolean;
};

/** Reads the archive in batches and filters it, since the server cannot search for words. An empty string ends the search. */
export function useArchiveSearch<Row>(options: ArchiveSearchOptions<Row>): ArchiveSearch<Row> | undefined {
  const { key, shownRows, fetchBatch, matches } = options;
  const text = options.text.trim();
  const isSearching = text !== '';
  const words = useMemo(() => searchWords(text), [text]);
  // No batch is read while the admin is typing.
  const isSettled = useDebouncedValue(text, 400) === text;
  const batches = useInfiniteQuery({
    // A search forgets its batches when it ends, or the next one would miss what has arrived since.
    queryKey: isSearching ? key : [key[0], 'none'],
    queryFn: ({ pageParam }) => orThrow(fetchBatch(pageParam)),
    initialPageParam: null as QueryDocumentSnapshot | null,
    getNextPageParam: (batch) => batch.nextCursor,
    enabled: words.length > 0 && isSettled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = batches;
  useFailure(error, () => (isFetchNextPageError ? fetchNextPage() : refetch()));

  const viewKey = JSON.stringify([key, text]);
  const [view, setView] = useState({ viewKey, page: 0 });
  const page = view.viewKey === viewKey ? view.page : 0;
  const isComplete = words.length === 0 || (data !== undefined && !hasNextPage);
  const isReading = isSearching && !isComplete && error === null;
  const isNextDue = isReading && isSettled && !isFetching;
  useEffect(() => {
    if (isNextDue) void fetchNextPage();
  }, [isNextDue, fetchNextPage]);

  const searched = useMemo(() => data?.pages.flatMap(({ rows }) => rows) ?? shownRows, [data, shownRows]);
  const hits = useMemo(
    () => (isSearching ? searched.filter((row) => matches(row, words)) : []),
    [searched, isSearching, words, matches],
  );
  if (!isSearching) return undefined;

  const index = Math.min(page, Math.max(0, Math.ceil(hits.length / pageSize) - 1));
  const end = (index + 1) * pageSize;
  return {
    words,
    hits,
    rows: hits.slice(end - pageSize, end),
    pager: {
      page: index,
      hasNext: end < hits.length,
      show: (next) => setView({ viewKey, page: next }),
    },
    searched: searched.length,
    isReading,
    isComplete,
  };
}

/** Applies a change made on the server to the batches read before it; `undefined` removes the row. */
export function changeSearchedRows<Row>(
  client: QueryClient,
  collection: string,
  change: (row: Row) => Row | undefined,
): void {
  client.setQueriesData<InfiniteData<Batch<Row>>>(
    { queryKey: [collection] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((batch) => ({
          ...batch,
          rows: batch.rows.map(change).filter((row) => row !== undefined),
        })),
      },
  );
  // A batch that is being read would still contain the old rows, so the search rereads it.
  void client.cancelQueries({ queryKey: [collection] });
}
