import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';
import { focusRow } from '#src/admin/shared/RowActionButton.tsx';
import { useConfirm } from '#src/admin/shared/useConfirm.tsx';
import { useCounts } from '#src/admin/shared/useCounts.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { hasMoreRows } from '#src/components/paging/pagedList.ts';
import { countSubmissions, type SubmissionCounts } from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { useSelectedSubmission } from './detail/useSelectedSubmission.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useSubmissionActions } from './useSubmissionActions.ts';
import { useSubmissionList } from './useSubmissionList.ts';
import { useSubmissionUrl } from './useSubmissionUrl.ts';

type Ids = readonly string[];

/** The dashboard's address, list, selection, open submission and actions, and what each change means to the others. */
export function useDashboard() {
  const url = useSubmissionUrl();
  const list = useSubmissionList(url);
  const { rows } = list;
  const { newest } = useNewSubmissions();
  const { counts, recount } = useCounts<SubmissionCounts>({
    countsKey: 'submissions',
    fetchCounts: countSubmissions,
    live: [list.live?.rows, newest],
  });
  const listTotal = list.emails || url.day ? undefined : counts?.[url.status ?? 'total'];
  const total = list.isSearching ? list.search.hits.length : listTotal;
  const hasNext = hasMoreRows(list.hasNext, list.offset + rows.length, total);
  const selection = useRowSelection(list.loaded, rows);
  const { confirm, dialog } = useConfirm();
  const actions = useSubmissionActions({ confirm, onStatusSet, onDeleted });
  const selected = useSelectedSubmission({ url, list, total, hasNextPage: hasNext, isBusy: actions.isBusy });
  const latest = useLatest({ rows, openId: url.openId, isCurrent: url.isCurrent });

  function onStatusSet(ids: Ids, status: SubmissionStatus) {
    const withStatus = (row: Submission) => (ids.includes(row.id) ? { ...row, status } : row);
    selected.applyStatus(ids, status);
    selected.patch(withStatus);
    list.patchRows(withStatus);
    // What leaves the list by its new status is selected no more.
    selection.patch((row) =>
      url.status && ids.includes(row.id) && status !== url.status ? undefined : withStatus(row),
    );
    void list.refresh();
    void recount();
  }

  function onDeleted(ids: Ids) {
    const withoutDeleted = (row: Submission) => (ids.includes(row.id) ? undefined : row);
    list.patchRows(withoutDeleted);
    selection.patch(withoutDeleted);
    void list.refresh();
    void recount();
  }

  /** Leads on from what was deleted to the nearest of its neighbours that is still there. */
  function selectNeighbour(ids: Ids, nearest: readonly Submission[]) {
    const { rows: left, openId, isCurrent } = latest.current;
    const isThere = ({ id }: Submission) => !ids.includes(id) && left.some((row) => row.id === id);
    const next = isCurrent() ? nearest.find(isThere) : undefined;
    if (openId === undefined || !ids.includes(openId)) return focusRow(next?.id);
    if (!next) {
      selected.focus.skipFocusRestore(openId);
      return url.close();
    }
    url.open(next.id);
    selected.focus.focusHeading(next.id);
  }

  function remove(submission: Submission) {
    const index = rows.findIndex(({ id }) => id === submission.id);
    const nearest =
      submission.id === url.openId
        ? selected.nearest
        : [...rows.slice(index + 1), ...rows.slice(0, index).reverse()];
    void actions.remove([submission], 0, () => selectNeighbour([submission.id], nearest));
  }

  return {
    url,
    list,
    counts,
    /** How many the status has, and how many the list that is shown has. */
    listTotal,
    total,
    hasNext,
    selection,
    actions,
    selected,
    dialog,
    recount,
    remove,
    removeSelected: () =>
      void actions.remove(selection.rows, selection.hiddenCount, () =>
        selectNeighbour([...selection.ids], rows),
      ),
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
