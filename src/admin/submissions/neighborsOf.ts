import type { Submission } from '#src/features/submissions/data/submission.ts';

/** The rows around a submission, or around the place it had before its status took it out of the list. */
export function neighborsOf(rows: readonly Submission[], submission: Submission, direction: 'asc' | 'desc') {
  const index = rows.findIndex(({ id }) => id === submission.id);
  if (index !== -1) return { previous: rows[index - 1], next: rows[index + 1] };
  const sign = direction === 'asc' ? 1 : -1;
  const isBehind = (row: Submission) => sign * ((row.timestamp ?? 0) - (submission.timestamp ?? 0)) > 0;
  const behind = rows.findIndex(isBehind);
  return { previous: rows[(behind === -1 ? rows.length : behind) - 1], next: rows[behind] };
}
