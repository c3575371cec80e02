import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { screens } from '#src/admin/breakpoints.ts';
import { hasRowsBehind } from '#src/admin/shared/pagedList.ts';
import { focusRow } from '#src/admin/shared/RowActionButton.tsx';
import { useConfirm } from '#src/admin/shared/useConfirm.tsx';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import {
  useSelectedSubmission,
  viewedHeadingId,
} from '#src/admin/submissions/detail/useSelectedSubmission.ts';
import { useCsvExport } from '#src/admin/submissions/export/useCsvExport.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import type { SubmissionListProps } from './submissionListProps.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useSubmissionActions } from './useSubmissionActions.ts';
import { useSubmissionCounts } from './useSubmissionCounts.ts';
import { useSubmissionFilter } from './useSubmissionFilter.ts';
import { submissionPageSize, useSubmissionList } from './useSubmissionList.ts';

export type Dashboard = ReturnType<typeof useDashboard>;

/** Everything the dashboard knows and can do. */
export function useDashboard() {
  const isPhone = useMediaQuery(screens.phone);
  const filter = useSubmissionFilter();
  const { viewedId } = filter;
  const list = useSubmissionList(filter);
  const { pages, rows, isSearching } = list;
  const { counts, recount } = useSubmissionCounts(pages.first);
  const selection = useRowSelection(pages.loaded);
  const { confirm, dialog } = useConfirm();
  const csv = useCsvExport();
  const actions = useSubmissionActions({ confirm, onMarked, onDeleted });
  const total = counts?.[filter.status ?? 'total'];
  const from = isSearching ? 0 : pages.index * submissionPageSize;
  const viewed = useSelectedSubmission({
    id: viewedId,
    rows,
    loaded: pages.loaded,
    isListKnown: pages.first !== undefined,
    from,
    total: isSearching ? rows.length : total,
    hasNextPage: !isSearching && hasRowsBehind(pages.hasNext, from + rows.length, total),
    onView: filter.setViewed,
    onMissing: filter.closeViewed,
    onNextPage: pages.showNext,
    onPreviousPage: pages.showPrevious,
  });
  const latest = useLatest({ rows, viewedId });
  const onReturn = useFocusOnReturn(viewedId);

  function amend(ids: readonly string[], change: (row: Submission) => Submission | undefined) {
    const amended = (row: Submission) => (ids.includes(row.id) ? change(row) : row);
    pages.amend((row) => {
      const next = amended(row);
      return next && filter.status && next.status !== filter.status ? undefined : next;
    });
    selection.amend(amended);
  }

  function onMarked(ids: readonly string[], status: SubmissionStatus) {
    const areAtHand = ids.every((id) => pages.loaded.some((row) => row.id === id));
    viewed.note(ids, status);
    amend(ids, (row) => ({ ...row, status }));
    // A search has them all amended already, unless one comes back into the list by its new status.
    if (!isSearching || !areAtHand) void pages.refresh();
    void recount();
  }

  function onDeleted(ids: readonly string[]) {
    amend(ids, () => undefined);
    if (!isSearching) void pages.refresh();
    void recount();
  }

  /** Leads on from what was deleted to the nearest of its neighbours that is still there. */
  function leave(ids: readonly string[], nearest: readonly Submission[]) {
    const { rows: left, viewedId: inView } = latest.current;
    const isThere = ({ id }: Submission) => !ids.includes(id) && left.some((row) => row.id === id);
    const next = filter.isWanted() ? nearest.find(isThere) : undefined;
    if (inView === undefined || !ids.includes(inView)) return focusRow(next?.id);
    if (!next) {
      onReturn.passOver(inView);
      return filter.closeViewed();
    }
    filter.setViewed(next.id);
    viewed.focus(next.id);
  }

  function remove(submission: Submission) {
    const index = rows.findIndex(({ id }) => id === submission.id);
    const nearest =
      submission.id === viewedId
        ? viewed.nearest
        : [...rows.slice(index + 1), ...rows.slice(0, index).reverse()];
    void actions.remove([submission], () => leave([submission.id], nearest));
  }

  const listProps: SubmissionListProps = {
    rows,
    arrived: new Set(list.arrived.map(({ id }) => id)),
    viewedId,
    selected: selection.ids,
    isReading: pages.isReading,
    direction: filter.direction,
    onSort: filter.setDirection,
    onSelect: selection.tick,
    onView({ id }) {
      filter.setViewed(id, isPhone && viewedId === undefined);
      viewed.focus(id);
    },
    onDelete: remove,
  };

  return {
    isPhone,
    filter: {
      ...filter,
      setStatus(status: SubmissionStatus | undefined) {
        selection.clear();
        filter.setStatus(status);
      },
    },
    list,
    listProps,
    counts,
    total,
    from,
    csv,
    dialog,
    refresh: () => [void pages.reload(), void recount()],
    selection: {
      count: selection.rows.length,
      isBusy: actions.busy.size > 0,
      onSelectAll: isPhone
        ? () => selection.tick(new Set([...selection.ids, ...rows.map(({ id }) => id)]))
        : undefined,
      onMark: (status: SubmissionStatus) => actions.mark([...selection.ids], status),
      onExport: () => void csv.exportRows(selection.rows),
      onDelete: () => void actions.remove(selection.rows, () => leave([...selection.ids], rows)),
      onClear() {
        selection.clear();
        focusRow(undefined);
      },
    },
    view: viewed.submission && {
      submission: viewed.submission,
      headingId: viewedHeadingId,
      position: viewed.position,
      isBusy: actions.busy.has(viewed.submission.id),
      onMark: (status: SubmissionStatus) => viewed.submission && actions.mark([viewed.submission.id], status),
      onDelete: () => viewed.submission && remove(viewed.submission),
      onClose: filter.closeViewed,
      onPrevious: viewed.onPrevious,
      onNext: viewed.onNext,
      onKeyDown: viewed.onKeyDown,
    },
  };
}

/** Puts the focus on the row of what was in view, once that is closed, by whatever way. */
function useFocusOnReturn(viewedId: string | undefined) {
  const last = useRef(viewedId);
  const leaving = useRef<string>(undefined);
  useEffect(() => {
    if (viewedId === undefined && last.current !== undefined) {
      focusRow(last.current === leaving.current ? undefined : last.current);
    }
    last.current = viewedId;
  }, [viewedId]);
  return {
    /** Leads to the list instead: this row is still there, but about to leave. */
    passOver(id: string) {
      leaving.current = id;
    },
  };
}
