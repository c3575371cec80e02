import { useEffect, useEffectEvent } from 'react';
import { neighborsOf } from '#src/admin/submissions/neighborsOf.ts';
import { useFailureNotification } from '#src/components/notifications/useFailureNotification.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { useSubmission } from '#src/features/submissions/data/useSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';

export const detailHeadingId = 'open-submission';

type OpenSubmissionOptions = {
  id: string;
  rows: readonly Submission[];
  direction: 'asc' | 'desc';
  onMissing(): void;
};

type OpenSubmission = {
  submission: Submission | undefined;
  /** In `rows`; -1 if it is not one of them. */
  index: number;
  previous: Submission | undefined;
  next: Submission | undefined;
};

/** Live by itself, because it stays open when its status takes it out of the list, and may be on another page. */
export function useOpenSubmission({ id, rows, direction, onMissing }: OpenSubmissionOptions): OpenSubmission {
  const { status, data, retry } = useSubmission(id);
  const index = rows.findIndex((row) => row.id === id);
  const submission = rows[index] ?? (data?.id === id ? data : undefined);

  const isMissing = submission === undefined && status === 'success';
  const handleMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) handleMissing();
  }, [isMissing]);

  const failure = useFailureNotification(id);
  const report = useEffectEvent(() => failure.report(submissionMessages.list, retry));
  const withdraw = useEffectEvent(() => failure.withdraw());
  const hasFailed = submission === undefined && status === 'error';
  useEffect(() => {
    if (hasFailed) report();
    else withdraw();
  }, [hasFailed]);

  const neighbors = submission && neighborsOf(rows, submission, direction);
  return { submission, index, previous: neighbors?.previous, next: neighbors?.next };
}
