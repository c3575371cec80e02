import { useEffect, useState } from 'react';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { useNotify } from '#src/components/notifications/useNotify.ts';
import { fetchSubmission } from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

/**
 * The submission of an address that was opened or reloaded, read by itself since it need not stand on the first page.
 * @param id `undefined` while there is nothing to read
 * @param onMissing called when there is no such submission any more
 */
export function useSubmission(id: string | undefined, onMissing: () => void): Submission | undefined {
  const notify = useNotify();
  const [fetched, setFetched] = useState<Submission>();
  const latest = useLatest({ onMissing });

  useEffect(() => {
    if (id === undefined) return;
    let isStale = false;
    async function read(wanted: string) {
      const result = await fetchSubmission(wanted);
      if (isStale) return;
      if (!result.success) {
        const action = { label: 'Retry', onClick: () => void read(wanted) };
        return notify({ severity: 'error', message: result.error, action });
      }
      if (result.submission) return setFetched(result.submission);
      notify({ severity: 'info', message: 'This submission has been deleted' });
      latest.current.onMissing();
    }
    void read(id);
    return () => {
      isStale = true;
    };
  }, [id, notify, latest]);

  return fetched;
}
