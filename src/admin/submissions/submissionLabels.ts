import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';

export const statusLabels: Record<SubmissionStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
};

/** An unreadable submission may lack its name. */
export function submissionName({ name, id }: Pick<Submission, 'id' | 'name'>): string {
  return name.trim() || `Unreadable submission ${id.slice(0, 20)}`;
}

export function submissionCount(count: number): string {
  return count === 1 ? '1 submission' : `${count.toLocaleString()} submissions`;
}
