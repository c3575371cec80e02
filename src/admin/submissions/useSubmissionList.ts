import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLivePage } from '#src/admin/shared/useLivePage.ts';
import type { Patch } from '#src/components/paging/pagedList.ts';
import { usePagedList } from '#src/components/paging/usePagedList.ts';
import {
  fetchSubmissionPage,
  type SubmissionCursor,
} from '#src/features/submissions/data/fetchSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { useNewestSubmissions } from '#src/features/submissions/data/useSubmissions.ts';
import { useSearchText } from './useSearchText.ts';
import { useSubmissionSearch } from './useSubmissionSearch.ts';
import { type SubmissionUrl, startOfList } from './useSubmissionUrl.ts';

/** Rows of a page, as many as fit a desktop's screen. */
export const submissionPageSize = 12;

/** The dashboard's rows: a page from the server, or a page of what a search has found. */
export function useSubmissionList(url: Pick<SubmissionUrl, 'status' | 'direction' | 'day'>) {
  const { status, direction, day } = url;
  const searchText = useSearchText();
  const { emails } = searchText;
  const from = day === undefined ? undefined : startOfList(day, direction);
  const filter = { status, direction, from, emails };
  const listKey = JSON.stringify(filter);
  const result = useNewestSubmissions({ ...filter, size: submissionPageSize });
  const live = useLivePage(listKey, result, submissionMessages.list);
  // An address may be stored with other capitals than any that were asked for.
  const isUnknownAddress = emails !== undefined && live?.rows.length === 0;
  const searchRows = useEffectEvent(searchText.searchRows);
  useEffect(() => {
    if (isUnknownAddress) searchRows();
  }, [isUnknownAddress]);
  const fetchPage = (after: SubmissionCursor, size: number) =>
    fetchSubmissionPage({ ...filter, size, after });
  const pages = usePagedList<Submission, SubmissionCursor>({
    listKey,
    live,
    fetchPage: (after) => fetchPage(after, submissionPageSize),
  });
  const search = useSubmissionSearch({
    listKey,
    text: searchText.wanted,
    isSettled: searchText.isSettled,
    live,
    pageSize: submissionPageSize,
    fetchBatch: fetchPage,
  });
  const isSearching = searchText.wanted !== '';
  const isLoading = result.status === 'loading' && live === undefined;
  // While another list loads, the rows of the last one stay.
  const pageRows = live ? pages.rows : (result.data?.rows ?? []);
  const shownRows = isSearching ? search.rows : pageRows;
  const rows = useMemo(
    // Rows that were read once stay where they are when their status changes; they are listed no more.
    () => (status ? shownRows.filter((row) => row.status === status) : shownRows),
    [shownRows, status],
  );

  return {
    ...searchText,
    isSearching,
    search,
    rows,
    /** Every row at hand. */
    loaded: isSearching ? search.list.loaded : pages.loaded,
    live,
    offset: isSearching ? search.index * submissionPageSize : pages.offset,
    hasPrevious: (isSearching ? search : pages).index > 0,
    hasNext: isSearching ? (search.index + 1) * submissionPageSize < search.hits.length : pages.hasNextPage,
    /** Nothing is known yet. */
    isFirstLoad: isLoading && result.data === undefined,
    isFetching: pages.isFetching || (isLoading && pages.index === 0),
    /** The newest rows of all are on the screen. */
    isNewestShown:
      !isSearching &&
      !emails &&
      !status &&
      !day &&
      direction === 'desc' &&
      pages.index === 0 &&
      live !== undefined,
    /** @returns whether there was a page to show */
    async showNext(): Promise<boolean> {
      if (!isSearching) return pages.showNext();
      search.show(search.index + 1);
      return true;
    },
    showPrevious: () => (isSearching ? search.show(search.index - 1) : pages.showPrevious()),
    showFirst: () => (isSearching ? search.show(0) : pages.showFirst()),
    /** Applies what was done to rows; the live page hears of it by itself. */
    patchRows(patch: Patch<Submission>) {
      pages.patchRows(patch);
      search.list.patchRows(patch);
    },
    /** Reads the page that is shown again after something was done to its rows. */
    async refresh() {
      if (result.status === 'error') result.retry();
      if (!isSearching) await pages.refresh();
    },
    /** Reads what is shown again, come what may. */
    async reload() {
      result.retry();
      if (isSearching) search.list.dropOlder();
      else await pages.refresh();
    },
  };
}

export type SubmissionList = ReturnType<typeof useSubmissionList>;
