import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';

export const statusLabels: Record<SubmissionStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
};

/** An unreadable submission may have no name. */
export function submissionName({ name, id }: Pick<Submission, 'id' | 'name'>): string {
  return name.trim() || `Unreadable submission ${id.slice(0, 20)}`;
}

/** The beginning of the message, on one line. */
export function messageStart({ message }: Pick<Submission, 'message'>): string {
  return message.slice(0, 140).replace(/\s+/g, ' ').trim();
}

export function submissionCount(count: number): string {
  return count === 1 ? '1 submission' : `${count.toLocaleString()} submissions`;
}
