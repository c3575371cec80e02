import type { Submission } from '#src/features/submissions/data/submission.ts';

/** What the grid of a desktop and the cards of a phone have in common. */
export type SubmissionListProps = {
  rows: readonly Submission[];
  /** Rows that came while the screen was open. */
  arrived: ReadonlySet<string>;
  viewedId: string | undefined;
  selected: ReadonlySet<string>;
  isReading: boolean;
  /** Order by date. */
  direction: 'asc' | 'desc';
  onSort(direction: 'asc' | 'desc'): void;
  onSelect(ids: ReadonlySet<string>): void;
  onView(submission: Submission): void;
  onDelete(submission: Submission): void;
};
