import { useEffect, useEffectEvent, useMemo } from 'react';
import { type SubmissionUrl, startOfList } from '#src/admin/submissions/useSubmissionUrl.ts';
import type { Patch } from '#src/components/paging/pagedList.ts';
import type { FetchedSubmissions } from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { type SearchText, useSearchText } from './useSearchText.ts';
import { useSubmissionPages } from './useSubmissionPages.ts';
import { type SubmissionSearchState, useSubmissionSearch } from './useSubmissionSearch.ts';

export type SubmissionListState = {
  searchText: SearchText;
  /** Whether a text search in the rows is active. */
  isSearching: boolean;
  search: SubmissionSearchState;
  /** Whether a search or a day narrows the list; a status does not count. */
  isNarrowed: boolean;
  live: FetchedSubmissions | undefined;
  /** Rows of the current page. */
  rows: readonly Submission[];
  /** Results of a search in the rows, on all pages. */
  hits: readonly Submission[];
  loaded: readonly Submission[];
  offset: number;
  hasPreviousPage: boolean;
  hasNextPage: boolean;
  isFirstLoad: boolean;
  isFetching: boolean;
  /** Whether a submission that arrives now would be visible. */
  isNewestShown: boolean;
  showNext(): Promise<boolean>;
  showPrevious(): void;
  showFirst(): void;
  patchRows(patch: Patch<Submission>): void;
  refresh(): Promise<void>;
  /** Unlike `refresh`, restarts the listener and the search. */
  reload(): Promise<void>;
};

export function useSubmissionList({
  status,
  direction,
  day,
}: Pick<SubmissionUrl, 'status' | 'direction' | 'day'>): SubmissionListState {
  const searchText = useSearchText();
  const { emails, textInRows: text, isSettled, searchRows } = searchText;
  const from = day === undefined ? undefined : startOfList(day, direction);
  const filter = { status, direction, from, emails };
  const listKey = JSON.stringify(filter);
  const pages = useSubmissionPages(listKey, filter);
  const { live } = pages;
  const search = useSubmissionSearch({ filter, listKey, live, text, isSettled });
  const isSearching = text !== '';
  const view = isSearching ? search : pages;

  // The stored address may differ in case from the one searched for.
  const isUnknownAddress = emails !== undefined && live?.rows.length === 0;
  const handleUnknownAddress = useEffectEvent(searchRows);
  useEffect(() => {
    if (isUnknownAddress) handleUnknownAddress();
  }, [isUnknownAddress]);

  // Older pages are not live: drop rows whose status has changed since.
  const rows = useMemo(() => withStatus(view.rows, status), [view.rows, status]);
  const hits = useMemo(() => withStatus(search.hits, status), [search.hits, status]);
  const isNarrowed = isSearching || emails !== undefined || day !== undefined;

  return {
    searchText,
    isSearching,
    search,
    isNarrowed,
    live,
    rows,
    hits,
    loaded: view.loaded,
    offset: view.offset,
    hasPreviousPage: view.hasPreviousPage,
    hasNextPage: view.hasNextPage,
    isFirstLoad: pages.isFirstLoad,
    isFetching: pages.isFetching,
    isNewestShown: !isNarrowed && !status && direction === 'desc' && pages.index === 0 && live !== undefined,
    showNext: view.showNext,
    showPrevious: view.showPrevious,
    showFirst: view.showFirst,
    patchRows(patch) {
      pages.patchRows(patch);
      search.patchRows(patch);
    },
    async refresh() {
      pages.retryFailed();
      if (!isSearching) await pages.refresh();
    },
    async reload() {
      pages.retry();
      if (isSearching) search.restart();
      else await pages.refresh();
    },
  };
}

function withStatus(
  rows: readonly Submission[],
  status: SubmissionStatus | undefined,
): readonly Submission[] {
  return status ? rows.filter((row) => row.status === status) : rows;
}
