import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useConfirm } from '#src/components/useConfirm.tsx';
import type { Submission, SubmissionStatus } from '#src/features/submissions/submission.ts';
import { focusRow } from './RowAction.tsx';
import { screens } from './screenSizes.ts';
import type { SubmissionListProps } from './submissionListProps.ts';
import { useCsvExport } from './useCsvExport.ts';
import { useSubmissionActions } from './useSubmissionActions.ts';
import { useSubmissionCounts } from './useSubmissionCounts.ts';
import { useSubmissionFilter } from './useSubmissionFilter.ts';
import { submissionPageSize, useSubmissionRows } from './useSubmissionRows.ts';
import { useViewedSubmission, viewedHeadingId } from './useViewedSubmission.ts';

export type Dashboard = ReturnType<typeof useDashboard>;

const none: ReadonlySet<string> = new Set();

/** Everything the dashboard knows and can do. */
export function useDashboard() {
  const isPhone = useMediaQuery(screens.phone);
  const filter = useSubmissionFilter();
  const list = useSubmissionRows(filter);
  const { pages, rows, isSearching } = list;
  const { counts, recount } = useSubmissionCounts(pages.first);
  const [selected, setSelected] = useState(none);
  const { confirm, dialog } = useConfirm();
  const csv = useCsvExport();
  const actions = useSubmissionActions({
    confirm,
    onChanged: () => [void pages.refresh(), void recount()],
  });
  const total = counts?.[filter.status ?? 'total'];
  const from = isSearching ? 0 : pages.index * submissionPageSize;
  const viewed = useViewedSubmission({
    id: filter.viewedId,
    rows,
    loaded: pages.loaded,
    from,
    total: isSearching ? rows.length : total,
    hasNextPage: !isSearching && pages.hasNext,
    onView: filter.setViewed,
    onNextPage: pages.showNext,
    onPreviousPage: pages.showPrevious,
  });
  const chosen = pages.loaded.filter(({ id }) => selected.has(id));

  async function remove(submission: Submission) {
    const index = rows.indexOf(submission);
    const next = rows[index + 1] ?? rows[index - 1];
    if (!(await actions.remove([submission]))) return;
    setSelected(new Set([...selected].filter((id) => id !== submission.id)));
    if (filter.viewedId !== submission.id) return focusRow(next?.id);
    filter.setViewed(next?.id);
    viewed.focus(next?.id);
  }

  async function removeChosen() {
    if (await actions.remove(chosen)) setSelected(none);
  }

  async function mark(submission: Submission, status: SubmissionStatus) {
    if (await actions.mark([submission.id], status)) viewed.note({ ...submission, status });
  }

  const listProps: SubmissionListProps = {
    rows,
    arrived: new Set(list.arrived.map(({ id }) => id)),
    viewedId: filter.viewedId,
    selected,
    isReading: pages.isReading,
    direction: filter.direction,
    onSort: filter.setDirection,
    onSelect: setSelected,
    onView(submission) {
      filter.setViewed(submission.id, isPhone);
      viewed.focus(submission.id);
    },
    onDelete: (submission) => void remove(submission),
  };

  return {
    isPhone,
    filter: {
      ...filter,
      setStatus(status: SubmissionStatus | undefined) {
        setSelected(none);
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
      count: chosen.length,
      isBusy: actions.busy.size > 0,
      onMark: (status: SubmissionStatus) => void actions.mark([...selected], status),
      onExport: () => void csv.exportRows(chosen),
      onDelete: () => void removeChosen(),
      onClear: () => setSelected(none),
    },
    view: viewed.submission && {
      submission: viewed.submission,
      headingId: viewedHeadingId,
      position: viewed.position,
      isBusy: actions.busy.has(viewed.submission.id),
      onMark: (status: SubmissionStatus) => viewed.submission && void mark(viewed.submission, status),
      onDelete: () => viewed.submission && void remove(viewed.submission),
      onClose() {
        filter.setViewed(undefined);
        requestAnimationFrame(() => focusRow(filter.viewedId));
      },
      onPrevious: viewed.onPrevious,
      onNext: viewed.onNext,
      onKeyDown: viewed.onKeyDown,
    },
  };
}
