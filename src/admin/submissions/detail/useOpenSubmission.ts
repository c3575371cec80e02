import { useEffect, useEffectEvent } from 'react';
import { useFailure } from '#src/admin/shared/useFailure.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { useSubmission } from '#src/features/submissions/data/useSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';

/**
 * The submission with this id: from `rows`, or else live by itself, because it stays open when its status takes it out of
 * the list, and may be on another page.
 */
export function useOpenSubmission(
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
