import type { SubmissionList } from '#src/admin/submissions/useSubmissionList.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import type { Patch } from '#src/components/paging/pagedList.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { useDetailFocus } from './useDetailFocus.ts';
import { useListPosition } from './useListPosition.ts';
import { useOptimisticStatus } from './useOptimisticStatus.ts';
import { usePageTurn } from './usePageTurn.ts';
import { useSubmission } from './useSubmission.ts';

type SelectedOptions = {
  url: SubmissionUrl;
  list: SubmissionList;
  /** How many the list has; `undefined` until they are counted. */
  total: number | undefined;
  hasNextPage: boolean;
  isBusy(id: string): boolean;
};

/** The open submission with its neighbours; it stays open when it leaves the list, as by being marked. */
export function useSelectedSubmission({ url, list, total, hasNextPage, isBusy }: SelectedOptions) {
  const { openId } = url;
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
  const position = useListPosition(openId, rows, offset, !rows.some((row) => row.id === openId));
  const focus = useDetailFocus(submission?.id, openId);
  const neighbours = usePageTurn({
    rows,
    position,
    hasPreviousPage: list.hasPrevious,
    hasNextPage,
    onOpen: url.open,
    onNextPage: list.showNext,
    onPreviousPage: list.showPrevious,
    onTurn: focus.captureFocus,
    onCancel: focus.releaseFocus,
  });
  const count = total ?? offset + rows.length;

  return {
    submission,
    focus,
    ...neighbours,
    position: position?.isInList
      ? `${(offset + position.index + 1).toLocaleString()} of ${count.toLocaleString()}`
      : '',
    /** The submissions nearest to it in the list, the one that follows first. */
    nearest: position ? [...rows.slice(position.nextIndex), ...rows.slice(0, position.index).reverse()] : [],
    applyStatus(ids: readonly string[], status: SubmissionStatus) {
      applyStatus(ids, status);
    },
    patch: (patch: Patch<Submission>) => known.patch(patch),
  };
}

export type SelectedSubmission = ReturnType<typeof useSelectedSubmission>;
