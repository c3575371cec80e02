import { useEffect, useState } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { nearestRows } from '#src/admin/shared/list/focusRow.ts';
import type { SubmissionListState } from '#src/admin/submissions/list/useSubmissionList.ts';
import type { SubmissionTotals } from '#src/admin/submissions/useSubmissionTotals.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import type { Patch } from '#src/components/paging/pagedList.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { type DetailFocus, useDetailFocus } from './useDetailFocus.ts';
import { useOpenRow } from './useOpenRow.ts';
import { type PageTurns, usePageTurn } from './usePageTurn.ts';

type OpenSubmissionOptions = {
  url: Pick<SubmissionUrl, 'openId' | 'open' | 'close'>;
  list: SubmissionListState;
  totals: Pick<SubmissionTotals, 'shown' | 'hasNextPage'>;
  isBusy(id: string): boolean;
};

export type OpenSubmissionState = PageTurns & {
  submission: Submission | undefined;
  /** True while a change is being saved. */
  isBusy: boolean;
  /** Such as '3 of 25'; empty if it is not in the list. */
  position: string;
  /** The rows around it, to choose from after it is deleted. */
  nearest: readonly Submission[];
  focus: DetailFocus;
  open(submission: Submission): void;
  applyStatus(ids: readonly string[], status: SubmissionStatus): void;
  patch(patch: Patch<Submission>): void;
};

/** Stays open when it leaves the list, for example after a status change. */
export function useOpenSubmission({ url, list, totals, isBusy }: OpenSubmissionOptions): OpenSubmissionState {
  const { openId } = url;
  const isPhone = useIsPhone();
  const { rows, offset } = list;
  const known = useOpenRow({
    id: openId,
    rows,
    loaded: list.loaded,
    offset,
    isListKnown: list.live !== undefined,
    isBusy: openId !== undefined && isBusy(openId),
    onMissing: url.close,
  });
  const { position } = known;
  const { submission, applyStatus } = useLocalStatus(known.submission);
  const focus = useDetailFocus(submission?.id, openId);
  const turns = usePageTurn({
    rows,
    position,
    hasPreviousPage: list.hasPreviousPage,
    hasNextPage: totals.hasNextPage,
    onOpen: url.open,
    onNextPage: list.showNext,
    onPreviousPage: list.showPrevious,
    onTurnStart: focus.captureFocus,
    onTurnCancel: focus.releaseFocus,
  });
  const count = totals.shown ?? offset + rows.length;

  return {
    ...turns,
    submission,
    isBusy: submission !== undefined && isBusy(submission.id),
    position: position?.isInList
      ? `${(offset + position.index + 1).toLocaleString()} of ${count.toLocaleString()}`
      : '',
    nearest: position ? nearestRows(rows, position.index, position.nextIndex) : [],
    focus,
    open({ id }) {
      url.open(id, isPhone && openId === undefined);
      focus.focusHeading(id);
    },
    applyStatus,
    patch: known.patch,
  };
}

type Applied = { id: string; before: SubmissionStatus; after: SubmissionStatus };

type LocalStatus = {
  submission: Submission | undefined;
  applyStatus(ids: readonly string[], after: SubmissionStatus): void;
};

/** Shows a saved status until the list's status changes, because the list may not know about the update yet. */
function useLocalStatus(listed: Submission | undefined): LocalStatus {
  const [applied, setApplied] = useState<Applied>();
  const status = listed?.status;
  const isPending = applied !== undefined && applied.id === listed?.id && applied.before === status;
  useEffect(() => {
    setApplied((current) => (current && current.before !== status ? undefined : current));
  }, [status]);

  return {
    submission: listed && isPending ? { ...listed, status: applied.after } : listed,
    applyStatus(ids, after) {
      if (!listed || !ids.includes(listed.id)) return;
      setApplied(listed.status === after ? undefined : { id: listed.id, before: listed.status, after });
    },
  };
}
