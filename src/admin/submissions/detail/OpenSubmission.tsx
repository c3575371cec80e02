import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import type { SubmissionActions } from '#src/admin/submissions/actions/useSubmissionActions.ts';
import type { SubmissionList } from '#src/admin/submissions/list/useSubmissionList.ts';
import { neighborsOf } from '#src/admin/submissions/neighborsOf.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { useSubmission } from '#src/features/submissions/data/useSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { statusOfKey } from './StatusToggle.tsx';
import { detailHeadingId, type SubmissionViewProps } from './SubmissionDetail.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { EmptyPanel, SubmissionPanel } from './SubmissionPanel.tsx';

type OpenSubmissionProps = {
  id: string | undefined;
  list: Pick<SubmissionList, 'rows' | 'pager'>;
  /** Number of rows in the list; undefined while unknown. */
  total: number | undefined;
  direction: 'asc' | 'desc';
  actions: SubmissionActions;
  /** Set by each opening whose heading is to be focused. */
  focusRequest: { id: string } | undefined;
  onStep(id: string): void;
  onMissing(id: string): void;
  onClose(): void;
};

export function OpenSubmission({ id, ...rest }: OpenSubmissionProps) {
  const isPhone = useIsPhone();
  useFocusAfterClose(id);
  if (id !== undefined) return <OpenView id={id} {...rest} isPhone={isPhone} />;
  return isPhone ? null : <EmptyPanel />;
}

function OpenView({ id, isPhone, ...props }: OpenSubmissionProps & { id: string; isPhone: boolean }) {
  const { list, total, direction, actions, focusRequest, onStep, onMissing, onClose } = props;
  const submission = useOpenSubmission(id, list.rows, onMissing);
  const isFocusDue = submission !== undefined && focusRequest?.id === id;
  useEffect(() => {
    if (isFocusDue && focusRequest) document.getElementById(detailHeadingId)?.focus();
  }, [isFocusDue, focusRequest]);
  if (!submission) return isPhone ? null : <EmptyPanel />;

  const isBusy = actions.isBusy(id);
  const index = list.rows.indexOf(submission);
  const place = list.pager.offset + index + 1;
  const { previous, next } = neighborsOf(list.rows, submission, direction);
  const steps = {
    ArrowLeft: previous && (() => onStep(previous.id)),
    ArrowRight: next && (() => onStep(next.id)),
  };

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || !submission) return;
    const step = steps[event.key as keyof typeof steps];
    if (step) {
      event.preventDefault();
      step();
    }
    const status = statusOfKey(event);
    if (status && status !== submission.status && !isBusy) actions.setStatus([submission.id], status);
  }

  const view: SubmissionViewProps = {
    submission,
    isBusy,
    position: index === -1 ? '' : `${place.toLocaleString()} of ${(total ?? place).toLocaleString()}`,
    onSetStatus: (status) => actions.setStatus([submission.id], status),
    onDelete: () => actions.remove(submission),
    onClose,
    onPrevious: steps.ArrowLeft,
    onNext: steps.ArrowRight,
    onKeyDown: handleKeyDown,
  };
  return isPhone ? <SubmissionDialog {...view} /> : <SubmissionPanel {...view} />;
}

/**
 * The submission with this id: from `rows`, or else live by itself, because it stays open when its status takes it out of
 * the list, and may be on another page.
 */
function useOpenSubmission(
  id: string,
  rows: readonly Submission[],
  onMissing: (id: string) => void,
): Submission | undefined {
  const { status, data, retry } = useSubmission(id);
  const submission = rows.find((row) => row.id === id) ?? (data?.id === id ? data : undefined);

  const isMissing = submission === undefined && status === 'success';
  const handleMissing = useEffectEvent(() => onMissing(id));
  useEffect(() => {
    if (isMissing) handleMissing();
  }, [isMissing]);
  useFailure(submission === undefined && status === 'error' ? submissionMessages.list : undefined, retry);
  return submission;
}

/** Focuses the row of the submission that was open. */
function useFocusAfterClose(openId: string | undefined): void {
  const lastOpenId = useRef(openId);
  useEffect(() => {
    if (openId === undefined && lastOpenId.current !== undefined) focusRow(lastOpenId.current);
    lastOpenId.current = openId;
  }, [openId]);
}
