import { useEffect, useRef, useState } from 'react';
import { withdraw } from '#src/components/notifications/notificationQueue.ts';
import { useNotify } from '#src/components/notifications/useNotify.ts';
import {
  countFailure,
  countSubmissions,
  type SubmissionCounts,
} from '#src/features/submissions/data/fetchSubmissions.ts';

/** Waits for more changes before counting again, in milliseconds. */
const pause = 400;

/**
 * The four counters. They are counted on the server, again when the live page changes and after every change made here.
 * @param news the live page, `undefined` until it is known
 */
export function useSubmissionCounts(news: unknown) {
  const notify = useNotify();
  const [counts, setCounts] = useState<SubmissionCounts>();
  const lastCount = useRef(0);
  const lastNews = useRef(news);

  async function recount(): Promise<void> {
    lastCount.current += 1;
    const number = lastCount.current;
    const result = await countSubmissions();
    // Answers may come in another order than they were asked for.
    if (number !== lastCount.current) return;
    if (result.success) {
      withdraw(countFailure);
      const { total, new: fresh, read, replied } = result;
      return setCounts({ total, new: fresh, read, replied });
    }
    const action = { label: 'Retry', onClick: () => void recount() };
    notify({ severity: 'error', message: result.error, action });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the opening
  useEffect(() => {
    void recount();
    return () => {
      lastCount.current += 1;
      withdraw(countFailure);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted on news, with whatever function is current
  useEffect(() => {
    // A page that comes for the first time, or with another filter, tells nothing new.
    const isNews = lastNews.current !== undefined && news !== undefined && lastNews.current !== news;
    lastNews.current = news;
    if (!isNews) return;
    const timer = setTimeout(() => void recount(), pause);
    return () => clearTimeout(timer);
  }, [news]);

  return { counts, recount };
}
