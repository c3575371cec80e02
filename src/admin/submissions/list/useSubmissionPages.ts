import { useLivePage } from '#src/admin/shared/list/useLivePage.ts';
import { usePagedList } from '#src/components/paging/usePagedList.ts';
import {
  fetchSubmissionPage,
  type SubmissionCursor,
} from '#src/features/submissions/data/fetchSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import type { SubmissionPage } from '#src/features/submissions/data/submissionQueries.ts';
import { useNewestSubmissions } from '#src/features/submissions/data/useSubmissions.ts';

export const submissionPageSize = 12;

/** The first page is live. */
export function useSubmissionPages(filter: Omit<SubmissionPage, 'size'>) {
  const listKey = JSON.stringify(filter);
  const result = useNewestSubmissions({ ...filter, size: submissionPageSize });
  const live = useLivePage(listKey, result, submissionMessages.list);
  const { index, hasNextPage, ...pages } = usePagedList<Submission, SubmissionCursor>({
    listKey,
    live,
    fetchPage: (after) => fetchSubmissionPage({ ...filter, size: submissionPageSize, after }),
  });
  const isLoading = result.status === 'loading' && live === undefined;

  return {
    ...pages,
    listKey,
    live,
    isFirstPage: index === 0,
    // While another list loads, the rows of the last one stay.
    rows: live ? pages.rows : (result.data?.rows ?? []),
    hasPrevious: index > 0,
    hasNext: hasNextPage,
    isFirstLoad: isLoading && result.data === undefined,
    isFetching: pages.isFetching || (isLoading && index === 0),
    retry: result.retry,
    retryFailed: () => result.status === 'error' && result.retry(),
  };
}
