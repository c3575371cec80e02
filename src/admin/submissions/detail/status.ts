import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';

export const statusLabels: Record<SubmissionStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
};

/** Yellow for new, blue for read, green for replied. */
export const statusColors = { new: 'warning', read: 'info', replied: 'success' } as const;
