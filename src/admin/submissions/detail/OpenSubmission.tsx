import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { pageSize } from '#src/admin/shared/list/useLivePages.ts';
import type { SubmissionActions } from '#src/admin/submissions/actions/useSubmissionActions.ts';
import {
  neighborsOf,
  type SubmissionListState,
  type SubmissionUrl,
} from '#src/admin/submissions/list/useSubmissionList.ts';
import { dashboardMessages, submissionName } from '#src/admin/submissions/messages.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import {
  type Submission,
  type SubmissionStatus,
  submissionStatuses,
} from '#src/features/submissions/data/submission.ts';
import { useSubmission } from '#src/features/submissions/data/useSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { detailHeadingId, SubmissionDetail } from './SubmissionDetail.tsx';
import { EmptyPanel, SubmissionDialog, SubmissionPanel } from './SubmissionFrame.tsx';

type OpenSubmissionProps = {
  url: SubmissionUrl;
  list: SubmissionListState;
  /** Number of rows in the list; undefined while unknown. */
  total: number | undefined;
  actions: SubmissionActions;
  /** A new object each time a submission opens and its heading should get the focus. */
  focusRequest: { id: string } | undefined;
  onStep(id: string): void;
};

export function OpenSubmission(props: OpenSubmissionProps) {
  const isPhone = useIsPhone();
  const { openId } = props.url;
  useFocusAfterClose(openId);
  if (openId !== undefined) return <OpenView {...props} id={openId} isPhone={isPhone} />;
  return isPhone ? null : <EmptyPanel />;
}

function OpenView({ id, isPhone, ...props }: OpenSubmissionProps & { id: string; isPhone: boolean }) {
  const { url, list, total, actions, focusRequest, onStep } = props;
  const submission = useOpenSubmission(id, list.rows, () => {
    if (actions.isDeletedHere(id)) return;
    notify({ severity: 'info', message: dashboardMessages.missing });
    url.close();
  });
  const isFocusDue = submission !== undefined && focusRequest?.id === id;
  useEffect(() => {
    if (isFocusDue && focusRequest) document.getElementById(detailHeadingId)?.focus();
  }, [isFocusDue, focusRequest]);
  if (!submission) return isPhone ? null : <EmptyPanel />;

  const isBusy = actions.isBusy(id);
  const setStatus = (status: SubmissionStatus) => actions.setStatus([id], status);
  const index = list.rows.indexOf(submission);
  const place = list.pager.page * pageSize + index + 1;
  const { previous, next } = neighborsOf(list.rows, submission, url.direction);
  const steps = {
    ArrowLeft: previous && (() => onStep(previous.id)),
    ArrowRight: next && (() => onStep(next.id)),
  };

  /** The keys 1, 2, 3 press the status buttons. */
  function handleKeyDown(event: KeyboardEvent) {
    const { key, repeat, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented) return;
    const step = steps[key as keyof typeof steps];
    if (step) {
      event.preventDefault();
      step();
    }
    const status = repeat ? undefined : submissionStatuses[Number(key) - 1];
    if (status && status !== submission?.status && !isBusy) setStatus(status);
  }

  const frame = {
    position: index === -1 ? '' : `${place.toLocaleString()} of ${(total ?? place).toLocaleString()}`,
    onPrevious: steps.ArrowLeft,
    onNext: steps.ArrowRight,
    onKeyDown: handleKeyDown,
    children: <SubmissionDetail submission={submission} isBusy={isBusy} onSetStatus={setStatus} />,
  };
  if (!isPhone) return <SubmissionPanel {...frame} />;
  const remove = () => actions.remove(submission);
  const deleteButton = (
    <RowActionButton name="Delete" itemName={submissionName(submission)} onClick={remove} />
  );
  return <SubmissionDialog {...frame} action={deleteButton} onClose={url.close} />;
}

/**
 * The submission with this id: from `rows`, or else live by itself, because it stays open when its status takes it out of
 * the list, and may be on another page.
 */
function useOpenSubmission(
  id: string,
  rows: readonly Submission[],
  onMissing: () => void,
): Submission | undefined {
  const { status, data } = useSubmission(id);
  const submission = rows.find((row) => row.id === id) ?? (data?.id === id ? data : undefined);

  const isMissing = submission === undefined && status === 'success';
  const handleMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) handleMissing();
  }, [isMissing]);
  useFailure(submission === undefined && status === 'error' ? submissionMessages.list : undefined);
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
