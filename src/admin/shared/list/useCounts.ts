import { useEffect, useEffectEvent, useRef } from 'react';
import { useRead, useReadFailure } from '#src/admin/shared/useRead.ts';
import type { Result } from '#src/components/result.ts';
import { auth } from '#src/firebase/firebase.ts';

type CountsOptions<Counts> = {
  countsKey: string;
  fetchCounts(): Promise<Result<{ counts: Counts }>>;
  /** Live rows: a change triggers a recount. */
  recountWhen: readonly [unknown, unknown?];
};

type CountsState<Counts> = {
  /** Undefined until the counts for this key are known. */
  counts: Counts | undefined;
  /** The counts of the previous key until then. */
  lastCounts: Counts | undefined;
  recount(): Promise<void>;
};

const debounceMs = 400;

export function useCounts<Counts>(options: CountsOptions<Counts>): CountsState<Counts> {
  const { countsKey, fetchCounts, recountWhen } = options;
  const read = useRead(countsKey, fetchCounts);

  // No retry without a session: the next sign-in reloads the lists and their counts.
  async function recount(): Promise<void> {
    if (auth.currentUser !== null) await read.reload();
  }

  useReadFailure(countsKey, { ...read, reload: recount });
  useOnChange(recountWhen[0], () => void recount());
  useOnChange(recountWhen[1], () => void recount());
  return { counts: read.data?.counts, lastCounts: read.lastData?.counts, recount };
}

/** Ignores rows that appear for the first time or after a filter change. */
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
