import { useIsPhone } from '#src/admin/shared/useIsPhone.ts';
import type { SubmissionListState } from '#src/admin/submissions/list/useSubmissionList.ts';
import type { SubmissionTotals } from '#src/admin/submissions/useSubmissionTotals.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { useDetailFocus } from './useDetailFocus.ts';
import { useListPosition } from './useListPosition.ts';
import { useOptimisticStatus } from './useOptimisticStatus.ts';
import { usePageTurn } from './usePageTurn.ts';
import { useSubmission } from './useSubmission.ts';

type OpenSubmissionOptions = {
  url: SubmissionUrl;
  list: SubmissionListState;
  totals: SubmissionTotals;
  isBusy(id: string): boolean;
};

/** Stays open when it leaves the list, as by a new status. */
export function useOpenSubmission({ url, list, totals, isBusy }: OpenSubmissionOptions) {
  const { openId } = url;
  const isPhone = useIsPhone();
  const { rows, offset } = list;
  const listed = list.loaded.find((row) => row.id === openId);
  const known = useSubmission({
    id: openId,
    listed,
    isListKnown: list.live !== undefined,
    isBusy: openId !== undefined && isBusy(openId),
    onMissing: url.close,
  });
  const { submission, applyStatus } = useOptimisticStatus(known.submission);
  const position = useListPosition(openId, rows, offset);
  const focus = useDetailFocus(submission?.id, openId);
  const neighbours = usePageTurn({
    rows,
    position,
    hasPreviousPage: list.hasPrevious,
    hasNextPage: totals.hasNext,
    onOpen: url.open,
    onNextPage: list.showNext,
    onPreviousPage: list.showPrevious,
    onTurnStart: focus.captureFocus,
    onTurnCancel: focus.releaseFocus,
  });
  const count = totals.shown ?? offset + rows.length;

  return {
    open({ id }: Submission) {
      url.open(id, isPhone && openId === undefined);
      focus.focusHeading(id);
    },
    submission,
    isBusy: submission !== undefined && isBusy(submission.id),
    focus,
    ...neighbours,
    position: position?.isInList
      ? `${(offset + position.index + 1).toLocaleString()} of ${count.toLocaleString()}`
      : '',
    nearest: position ? [...rows.slice(position.nextIndex), ...rows.slice(0, position.index).reverse()] : [],
    applyStatus,
    patch: known.patch,
  };
}

export type OpenSubmissionState = ReturnType<typeof useOpenSubmission>;
