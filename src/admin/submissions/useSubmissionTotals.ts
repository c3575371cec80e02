import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';
import { useCounts } from '#src/admin/shared/list/useCounts.ts';
import { hasMoreRows } from '#src/components/paging/loadedRows.ts';
import { countSubmissions, type SubmissionCounts } from '#src/features/submissions/data/fetchSubmissions.ts';
import type { SubmissionListState } from './list/useSubmissionList.ts';
import type { SubmissionUrl } from './useSubmissionUrl.ts';

export function useSubmissionTotals(url: SubmissionUrl, list: SubmissionListState) {
  const { newest } = useNewSubmissions();
  const { counts, recount } = useCounts<SubmissionCounts>({
    countsKey: 'submissions',
    fetchCounts: countSubmissions,
    live: [list.live?.rows, newest],
  });
  const { isSearching, search, offset, rows, searchText } = list;
  const ofStatus = counts?.[url.status ?? 'total'];
  const searched = searchText.emails || url.day ? undefined : ofStatus;
  const shown = isSearching ? search.hits.length : searched;
  return {
    counts,
    recount,
    /** Whatever the address searched for and the day. */
    ofStatus,
    searched,
    shown,
    hasNext: hasMoreRows(list.hasNext, offset + rows.length, shown),
  };
}

export type SubmissionTotals = ReturnType<typeof useSubmissionTotals>;
