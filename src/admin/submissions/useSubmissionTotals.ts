import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';
import { useCounts } from '#src/admin/shared/list/useCounts.ts';
import { hasMoreRows } from '#src/components/paging/loadedRows.ts';
import { countSubmissions, type SubmissionCounts } from '#src/features/submissions/data/fetchSubmissions.ts';
import type { SubmissionListState } from './list/useSubmissionList.ts';
import type { SubmissionUrl } from './useSubmissionUrl.ts';

export type SubmissionTotals = {
  counts: SubmissionCounts | undefined;
  recount(): Promise<void>;
  /** Total for the chosen status, ignoring the search. */
  ofStatus: number | undefined;
  /** Number of rows a search looks through. */
  searched: number | undefined;
  /** Number of rows in the displayed list, on all its pages. */
  shown: number | undefined;
  hasNextPage: boolean;
};

export function useSubmissionTotals(
  { status, day }: Pick<SubmissionUrl, 'status' | 'day'>,
  list: SubmissionListState,
): SubmissionTotals {
  const { newest } = useNewSubmissions();
  const { counts, recount } = useCounts<SubmissionCounts>({
    countsKey: 'submissions',
    fetchCounts: countSubmissions,
    recountWhen: [list.live?.rows, newest],
  });
  const { isSearching, hits, offset, rows, searchText } = list;
  const ofStatus = counts?.[status ?? 'total'];
  const searched = searchText.emails || day ? undefined : ofStatus;
  const shown = isSearching ? hits.length : searched;
  return {
    counts,
    recount,
    ofStatus,
    searched,
    shown,
    hasNextPage: hasMoreRows(list.hasNextPage, offset + rows.length, shown),
  };
}
