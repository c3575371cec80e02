import { useEffect, useState } from 'react';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';

type Applied = { id: string; before: SubmissionStatus; after: SubmissionStatus };

/** Holds until the list shows another status than before: it may not know of the update yet. */
export function useOptimisticStatus(listed: Submission | undefined) {
  const [applied, setApplied] = useState<Applied>();
  const status = listed?.status;
  const isPending = applied !== undefined && applied.id === listed?.id && applied.before === status;
  useEffect(() => {
    setApplied((current) => (current && current.before !== status ? undefined : current));
  }, [status]);

  return {
    submission: listed && isPending ? { ...listed, status: applied.after } : listed,
    applyStatus(ids: readonly string[], after: SubmissionStatus) {
      if (!listed || !ids.includes(listed.id)) return;
      setApplied(listed.status === after ? undefined : { id: listed.id, before: listed.status, after });
    },
  };
}
