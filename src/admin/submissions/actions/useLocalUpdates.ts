import { useLatest } from '#src/admin/shared/useLatest.ts';
import type { OpenSubmissionState } from '#src/admin/submissions/detail/useOpenSubmission.ts';
import type { SubmissionListState } from '#src/admin/submissions/list/useSubmissionList.ts';
import type { SubmissionTotals } from '#src/admin/submissions/useSubmissionTotals.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import type { Ids } from './useBulkUpdates.ts';
import type { RowSelection } from './useRowSelection.ts';

export type SubmissionViews = {
  url: SubmissionUrl;
  list: SubmissionListState;
  totals: SubmissionTotals;
  selection: RowSelection;
  opened: OpenSubmissionState;
};

/** Most of what the dashboard shows is not live: what was done on the server is applied to it by hand. */
export function useLocalUpdates(views: SubmissionViews) {
  const latest = useLatest(views);

  function refresh() {
    void latest.current.list.refresh();
    void latest.current.totals.recount();
  }

  return {
    applyStatus(ids: Ids, status: SubmissionStatus) {
      const { url, list, selection, opened } = latest.current;
      const withStatus = (row: Submission) => (ids.includes(row.id) ? { ...row, status } : row);
      opened.applyStatus(ids, status);
      opened.patch(withStatus);
      list.patchRows(withStatus);
      // What leaves the list by its new status is selected no more.
      selection.patch((row) =>
        url.status && ids.includes(row.id) && status !== url.status ? undefined : withStatus(row),
      );
      refresh();
    },
    applyDeletion(ids: Ids) {
      const withoutDeleted = (row: Submission) => (ids.includes(row.id) ? undefined : row);
      latest.current.list.patchRows(withoutDeleted);
      latest.current.selection.patch(withoutDeleted);
      refresh();
    },
  };
}
