import type { Submission } from '#src/features/submissions/data/submission.ts';

/** Shared by the grid and the cards. */
export type SubmissionRowsProps = {
  rows: readonly Submission[];
  newIds: ReadonlySet<string>;
  openId: string | undefined;
  selectedIds: ReadonlySet<string>;
  isFetching: boolean;
  /** Without rows, a filter or a search is why. */
  isFiltered: boolean;
  direction: 'asc' | 'desc';
  onSort(direction: 'asc' | 'desc'): void;
  onSelect(ids: ReadonlySet<string>): void;
  onOpen(submission: Submission): void;
  onDelete(submission: Submission): void;
};
