import { useLatest } from '#src/admin/shared/useLatest.ts';
import type { OpenSubmissionState } from '#src/admin/submissions/detail/useOpenSubmission.ts';
import type { SubmissionListState } from '#src/admin/submissions/list/useSubmissionList.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import type { Ids } from './useBulkUpdates.ts';
import type { RowSelection } from './useRowSelection.ts';

type UpdatedParts = {
  /** The list's status filter; undefined for all. */
  shownStatus: SubmissionStatus | undefined;
  list: Pick<SubmissionListState, 'patchRows' | 'refresh'>;
  selection: Pick<RowSelection, 'patch'>;
  opened: Pick<OpenSubmissionState, 'applyStatus' | 'patch'>;
  recount(): Promise<void>;
};

export type LocalUpdates = {
  applyStatus(ids: Ids, status: SubmissionStatus): void;
  applyDeletion(ids: Ids): void;
};

/** Most of the dashboard is not live, so changes made on the server are also applied locally. */
export function useLocalUpdates(parts: UpdatedParts): LocalUpdates {
  const latest = useLatest(parts);

  function refresh() {
    void latest.current.list.refresh();
    void latest.current.recount();
  }

  return {
    applyStatus(ids, status) {
      const { shownStatus, list, selection, opened } = latest.current;
      const withStatus = (row: Submission) => (ids.includes(row.id) ? { ...row, status } : row);
      opened.applyStatus(ids, status);
      opened.patch(withStatus);
      list.patchRows(withStatus);
      // Deselect rows whose new status removes them from the list.
      selection.patch((row) =>
        shownStatus && ids.includes(row.id) && status !== shownStatus ? undefined : withStatus(row),
      );
      refresh();
    },
    applyDeletion(ids) {
      const withoutDeleted = (row: Submission) => (ids.includes(row.id) ? undefined : row);
      latest.current.list.patchRows(withoutDeleted);
      latest.current.selection.patch(withoutDeleted);
      refresh();
    },
  };
}
