import { useState } from 'react';
import type { Submission } from '#src/features/submissions/data/submission.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The submissions of a list that came while it was on the screen and have not been looked at since: those younger than
 * its youngest when it was opened.
 * @param key one key per filter and order
 * @param rows the live page, `undefined` until it is known
 * @param viewedId the submission in view
 */
export function useNewSubmissions(
  key: string,
  rows: readonly Submission[] | undefined,
  viewedId: string | undefined,
): readonly Submission[] {
  const [youngest, setYoungest] = useState<{ key: string; time: number }>();
  const [seen, setSeen] = useState(none);
  if (viewedId !== undefined && !seen.has(viewedId)) setSeen(new Set(seen).add(viewedId));
  if (rows === undefined) return [];
  if (youngest?.key !== key) {
    setYoungest({ key, time: Math.max(0, ...rows.map(({ timestamp }) => timestamp ?? 0)) });
    return [];
  }
  return rows.filter(
    ({ id, status, timestamp }) =>
      timestamp !== null && timestamp > youngest.time && status === 'new' && !seen.has(id),
  );
}
