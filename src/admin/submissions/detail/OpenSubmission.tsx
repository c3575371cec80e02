import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { isFocusInList } from '#src/admin/shared/list/focusRow.ts';
import { pageSize } from '#src/admin/shared/list/page.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import type { SubmissionActions } from '#src/admin/submissions/actions/useSubmissionActions.ts';
import { matchesSubmission } from '#src/admin/submissions/data/matchesSubmission.ts';
import { useSubmission } from '#src/admin/submissions/data/useSubmissions.ts';
import {
  neighborsOf,
  type OpenSubmissionUrl,
  type SubmissionListState,
} from '#src/admin/submissions/list/useSubmissionList.ts';
import { dashboardMessages, submissionName } from '#src/admin/submissions/messages.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import {
  type Submission,
  type SubmissionStatus,
  submissionStatuses,
} from '#src/features/submissions/data/submission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { AnswerArea } from './AnswerArea.tsx';
import { SubmissionDetail } from './SubmissionDetail.tsx';
import { detailHeadingId, focusDetail, SubmissionFrame, SubmissionPanel } from './SubmissionFrame.tsx';

type OpenSubmissionProps = {
  url: OpenSubmissionUrl;
  list: SubmissionListState;
  /** Number of rows in the list; undefined while unknown. */
  total: number | undefined;
  actions: SubmissionActions;
};

export function OpenSubmission(props: OpenSubmissionProps) {
  const { openId } = props.url;
  return openId === undefined ? <NoSubmission /> : <OpenView {...props} id={openId} />;
}

function NoSubmission() {
  if (useIsPhone()) return null;
  return (
    <SubmissionPanel>
      <Typography variant="body2" sx={{ padding: 3, color: 'text.secondary' }}>
        {dashboardMessages.noneOpen}
      </Typography>
    </SubmissionPanel>
  );
}

type OpenViewProps = OpenSubmissionProps & { id: string };

function OpenView({ id, url, list, total, actions }: OpenViewProps) {
  const { submission, isDeleted } = useOpenSubmission(id, list.rows);
  const isChosen = !url.isOpenedAutomatically;
  useFocusFromList(isChosen ? submission?.id : undefined, isChosen && isDeleted);
  const isNotFound = submission && list.search && !matchesSubmission(submission, list.search.words);
  if (isNotFound || (!submission && !isDeleted)) return <NoSubmission />;

  const setStatus = (status: SubmissionStatus) => actions.setStatus([id], status);
  const index = list.rows.findIndex((row) => row.id === id);
  const place = (list.pager.page * pageSize + index + 1).toLocaleString();
  const position = total === undefined ? place : `${place} of ${total.toLocaleString()}`;
  const { previous, next } = submission ? neighborsOf(list.rows, submission, url.direction) : noNeighbors;
  const steps = {
    ArrowLeft: previous && (() => url.open(previous.id, false)),
    ArrowRight: next && (() => url.open(next.id, false)),
  };

  /** The keys 1, 2, 3 click the status buttons. */
  function handleKeyDown(event: KeyboardEvent) {
    const { key, repeat, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented) return;
    const step = steps[key as keyof typeof steps];
    if (step) {
      event.preventDefault();
      step();
    }
    const status = repeat ? undefined : submissionStatuses[Number(key) - 1];
    if (submission && status) setStatus(status);
  }

  return (
    <SubmissionFrame
      id={id}
      foot={submission && <AnswerArea submission={submission} onSetStatus={setStatus} />}
      position={index === -1 || list.isFetching ? '' : position}
      onPrevious={steps.ArrowLeft}
      onNext={steps.ArrowRight}
      onKeyDown={handleKeyDown}
      action={
        submission && (
          <RowActionButton
            name="Delete"
            itemName={submissionName(submission)}
            onClick={() => actions.remove(submission)}
          />
        )
      }
      onClose={url.close}
    >
      {submission ? (
        <SubmissionDetail submission={submission} />
      ) : (
        <Typography id={detailHeadingId} tabIndex={-1}>
          {dashboardMessages.deleted}
        </Typography>
      )}
    </SubmissionFrame>
  );
}

const noNeighbors = { previous: undefined, next: undefined };

/** A live read of its own, because the submission may be on another page, in a search, or no longer in the list. */
function useOpenSubmission(id: string, rows: readonly Submission[]) {
  const { status, data } = useSubmission(id);
  const submission = status === 'success' ? data : (data ?? rows.find((row) => row.id === id));
  useFailure(submission === undefined && status === 'error' ? submissionMessages.list : undefined);
  return { submission, isDeleted: submission === undefined && status === 'success' };
}

/** Focuses a submission opened from the list, or replacing the focused one. Next and Previous keep focus on their button. */
function useFocusFromList(shownId: string | undefined, isDeleted: boolean): void {
  useLayoutEffect(() => {
    if ((shownId !== undefined || isDeleted) && isFocusInList()) focusDetail();
  }, [shownId, isDeleted]);
}
