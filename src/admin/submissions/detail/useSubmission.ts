import { useEffect, useEffectEvent, useState } from 'react';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import type { Patch } from '#src/components/paging/pagedList.ts';
import { fetchSubmission } from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

type SubmissionSource = {
  id: string | undefined;
  listed: Submission | undefined;
  /** Until then a submission that is not listed may still come. */
  isListKnown: boolean;
  isBusy: boolean;
  onMissing(): void;
};

/** Reads a submission that is on no loaded page, and shows it until it is known to be deleted. */
export function useSubmission({ id, listed, isListKnown, isBusy, onMissing }: SubmissionSource) {
  const [last, setLast] = useState<Submission>();
  useEffect(() => {
    if (listed) setLast(listed);
  }, [listed]);

  const handleFetched = useEffectEvent((submission: Submission | null) => {
    if (submission) return setLast(submission);
    notify({ severity: 'info', message: 'This submission has been deleted' });
    onMissing();
  });
  const isAway = id !== undefined && listed === undefined && isListKnown && !isBusy;
  useEffect(() => {
    if (!isAway || id === undefined) return undefined;
    let isStale = false;
    async function read(wanted: string) {
      const result = await fetchSubmission(wanted);
      if (isStale) return;
      if (result.success) return handleFetched(result.submission);
      notifyFailure(result.error, () => void read(wanted));
    }
    void read(id);
    return () => {
      isStale = true;
    };
  }, [id, isAway]);

  return {
    submission: listed ?? (last?.id === id ? last : undefined),
    patch: (patch: Patch<Submission>) => setLast((current) => current && patch(current)),
  };
}
