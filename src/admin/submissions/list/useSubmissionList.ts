import { useEffect, useEffectEvent, useMemo } from 'react';
import { type SubmissionUrl, startOfList } from '#src/admin/submissions/useSubmissionUrl.ts';
import type { Patch } from '#src/components/paging/pagedList.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { useSearchText } from './useSearchText.ts';
import { useSubmissionPages } from './useSubmissionPages.ts';
import { useSubmissionSearch } from './useSubmissionSearch.ts';

export function useSubmissionList({
  status,
  direction,
  day,
}: Pick<SubmissionUrl, 'status' | 'direction' | 'day'>) {
  const searchText = useSearchText();
  const { emails, textInRows: text, isSettled, searchRows } = searchText;
  const from = day === undefined ? undefined : startOfList(day, direction);
  const filter = { status, direction, from, emails };
  const pages = useSubmissionPages(filter);
  const { listKey, live } = pages;
  const search = useSubmissionSearch({ filter, listKey, live, text, isSettled });
  const isSearching = text !== '';
  const view = isSearching ? search : pages;

  // The address may be stored in other capitals than those searched for.
  const isUnknownAddress = emails !== undefined && live?.rows.length === 0;
  const handleUnknownAddress = useEffectEvent(searchRows);
  useEffect(() => {
    if (isUnknownAddress) handleUnknownAddress();
  }, [isUnknownAddress]);

  const rows = useMemo(
    // A row that was read once keeps its place in the list when its status changes.
    () => (status ? view.rows.filter((row) => row.status === status) : view.rows),
    [view.rows, status],
  );
  const isNarrowed = isSearching || emails !== undefined || day !== undefined;

  return {
    searchText,
    isSearching,
    search,
    isNarrowed,
    live,
    rows,
    loaded: view.loaded,
    offset: view.offset,
    hasPrevious: view.hasPrevious,
    hasNext: view.hasNext,
    isFirstLoad: pages.isFirstLoad,
    isFetching: pages.isFetching,
    isNewestShown: !isNarrowed && !status && direction === 'desc' && pages.isFirstPage && live !== undefined,
    showNext: view.showNext,
    showPrevious: view.showPrevious,
    showFirst: view.showFirst,
    patchRows(patch: Patch<Submission>) {
      pages.patchRows(patch);
      search.patchRows(patch);
    },
    async refresh() {
      pages.retryFailed();
      if (!isSearching) await pages.refresh();
    },
    /** Unlike `refresh`, listens and searches anew. */
    async reload() {
      pages.retry();
      if (isSearching) search.restart();
      else await pages.refresh();
    },
  };
}

export type SubmissionListState = ReturnType<typeof useSubmissionList>;
