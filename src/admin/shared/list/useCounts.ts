import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFailureNotification } from '#src/components/notifications/useFailureNotification.ts';
import type { Result } from '#src/components/result.ts';
import { auth } from '#src/firebase/firebase.ts';

type CountsOptions<Counts> = {
  countsKey: string;
  fetchCounts(): Promise<Result<Counts>>;
  live: readonly [unknown, unknown?];
};

const debounceMs = 400;

/** Counts for each filter, after live changes and on `recount`; overtaken answers are dropped. */
export function useCounts<Counts extends object>(options: CountsOptions<Counts>) {
  const { countsKey, live } = options;
  const [last, setLast] = useState<{ countsKey: string; counts: Counts }>();
  const requestId = useRef(0);
  const failure = useFailureNotification(countsKey);

  async function recount(key = countsKey): Promise<void> {
    // After a sign-in was lost the screen stays; it counts again with the lists that the next sign-in brings.
    if (auth.currentUser === null) return;
    requestId.current += 1;
    const id = requestId.current;
    const result = await options.fetchCounts();
    if (id !== requestId.current) return;
    if (!result.success) {
      failure.report(result.error, () => void recount(key));
      return;
    }
    failure.withdraw();
    const { success: _, ...counts } = result;
    setLast({ countsKey: key, counts: counts as unknown as Counts });
  }

  const countFor = useEffectEvent((key: string) => void recount(key));
  useEffect(() => {
    countFor(countsKey);
    return () => {
      requestId.current += 1;
    };
  }, [countsKey]);
  useOnChange(live[0], () => void recount());
  useOnChange(live[1], () => void recount());

  return {
    counts: last?.countsKey === countsKey ? last.counts : undefined,
    lastCounts: last?.counts,
    recount: () => recount(),
  };
}

/** Rows that come for the first time, or after another filter's, are no change. */
function useOnChange(rows: unknown, onChange: () => void): void {
  const known = useRef(rows);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const hasChanged = known.current !== undefined && rows !== undefined && known.current !== rows;
    known.current = rows;
    if (!hasChanged) return undefined;
    const timer = setTimeout(() => handleChange(), debounceMs);
    return () => clearTimeout(timer);
  }, [rows]);
}
