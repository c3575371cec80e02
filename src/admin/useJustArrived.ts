import { useState } from 'react';
import type { Submission } from '#src/features/submissions/submission.ts';

/**
 * The submissions of a list that came while it was on the screen: those younger than its youngest when it was opened.
 * @param key one key per filter and order
 * @param rows the live page, `undefined` until it is known
 */
export function useJustArrived(key: string, rows: readonly Submission[] | undefined): readonly Submission[] {
  const [youngest, setYoungest] = useState<{ key: string; time: number }>();
  if (rows === undefined) return [];
  if (youngest?.key !== key) {
    setYoungest({ key, time: Math.max(0, ...rows.map(({ timestamp }) => timestamp ?? 0)) });
    return [];
  }
  return rows.filter(({ timestamp }) => timestamp !== null && timestamp > youngest.time);
}
