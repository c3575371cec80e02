import { useEffect, useState } from 'react';
import { useNotify } from '#src/components/useNotify.ts';
import { countSubmissions, type SubmissionCounts } from '#src/features/submissions/listSubmissions.ts';

/** Waits for more changes before counting again, in milliseconds. */
const pause = 400;

/**
 * The four counters. They are counted on the server, again when the live page changes and after every change made here.
 * @param news changes whenever the live page does
 */
export function useSubmissionCounts(news: unknown) {
  const notify = useNotify();
  const [counts, setCounts] = useState<SubmissionCounts>();

  async function recount(): Promise<void> {
    const result = await countSubmissions();
    if (result.success) {
      const { total, new: fresh, read, replied } = result;
      return setCounts({ total, new: fresh, read, replied });
    }
    notify({
      severity: 'error',
      message: result.error,
      action: { label: 'Retry', onClick: () => void recount() },
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted on news, with whatever function is current
  useEffect(() => {
    const timer = setTimeout(() => void recount(), counts ? pause : 0);
    return () => clearTimeout(timer);
  }, [news]);

  return { counts, recount };
}
