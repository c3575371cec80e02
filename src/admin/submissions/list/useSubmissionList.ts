import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useArchiveSearch } from '#src/admin/shared/list/useArchiveSearch.ts';
import { queriedPageSize, useLivePages } from '#src/admin/shared/list/useLivePages.ts';
import { submissionCountsKey } from '#src/admin/submissions/useSubmissionCounts.ts';
import { type SubmissionUrl, startOfList } from '#src/admin/submissions/useSubmissionUrl.ts';
import { fetchSubmissionPage } from '#src/features/submissions/data/fetchSubmissions.ts';
import { type Submission, toSubmission } from '#src/features/submissions/data/submission.ts';
import { useSubmissionsQuery } from '#src/features/submissions/data/useSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { matchesSubmission } from './matchesSubmission.ts';

export type SubmissionList = ReturnType<typeof useSubmissionList>;

/** Large enough to read an archive within seconds, small enough to show the first results quickly. */
const batchSize = 500;

export const submissionSearchKey = 'submissionSearch';

export function useSubmissionList(filter: SubmissionUrl['filter'], text: string) {
  const client = useQueryClient();
  const { status, direction, day } = filter;
  const from = day === undefined ? undefined : startOfList(day, direction);
  const listFilter = { status, direction, from };
  const pages = useLivePages<Submission>({
    listKey: JSON.stringify(listFilter),
    first: useSubmissionsQuery({ ...listFilter, size: queriedPageSize }),
    toRow: toSubmission,
    errorMessage: submissionMessages.list,
    onChange: () => void client.invalidateQueries({ queryKey: submissionCountsKey }),
  });
  const search = useArchiveSearch<Submission>({
    key: [submissionSearchKey, status, direction, from],
    text,
    shownRows: pages.rows,
    fetchBatch: (after) => fetchSubmissionPage({ ...listFilter, size: batchSize, after }),
    matches: useMemo(
      () => (row, words) => (!status || row.status === status) && matchesSubmission(row, words),
      [status],
    ),
  });
  const { rows, pager } = search ?? pages;
  const isWhole = !search && day === undefined && status === undefined && direction === 'desc';

  return {
    rows,
    pager,
    isFirstLoad: pages.isFirstLoad,
    isFetching: pages.isFetching,
    /** Undefined without a text to search for. */
    search,
    isNewestShown: isWhole && !pager.hasPrevious && pages.isConfirmed,
    showFirst: pages.showFirst,
    retry: pages.retry,
  };
}
