import { useState } from 'react';
import type { Submission } from '#src/features/submissions/data/submission.ts';

/** `index` where it stands or stood; `following` is the row after it, which moves up when it leaves. */
type Place = { index: number; following: number; isListed: boolean };

/**
 * Where the submission in view stands on its page, so that the way goes on from there when it leaves the list, as by
 * being marked under a filter.
 * @param from tells one page from another
 * @param hasLeft it is on no page at hand
 */
export function useListPosition(
  id: string | undefined,
  rows: readonly Submission[],
  from: number,
  hasLeft: boolean,
): Place | undefined {
  const [last, setLast] = useState<{ id: string; index: number; from: number }>();
  const index = rows.findIndex((row) => row.id === id);
  if (id !== undefined && index !== -1) {
    if (last?.id !== id || last.index !== index || last.from !== from) setLast({ id, index, from });
    return { index, following: index + 1, isListed: true };
  }
  if (!hasLeft || last?.id !== id || last?.from !== from) return undefined;
  const at = Math.min(last.index, rows.length);
  return { index: at, following: at, isListed: false };
}
