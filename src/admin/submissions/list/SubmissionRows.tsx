import { lazy } from 'react';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';

const loadCards = () =>
  import('./SubmissionCards.tsx').then(({ SubmissionCards }) => ({ default: SubmissionCards }));
const loadGrid = () =>
  import('./SubmissionGrid.tsx').then(({ SubmissionGrid }) => ({ default: SubmissionGrid }));

// Only what the screen has room for is downloaded, with the page and not after its first row.
const isPhoneAtStart = window.matchMedia(adminBreakpoints.phone).matches;
const firstLoad = isPhoneAtStart ? loadCards() : loadGrid();
firstLoad.catch(() => undefined);
const SubmissionCards = lazy(loadCards);
const SubmissionGrid = lazy(loadGrid);

export type SubmissionRowsProps = {
  rows: readonly Submission[];
  newIds: ReadonlySet<string>;
  openId: string | undefined;
  selectedIds: ReadonlySet<string>;
  isFetching: boolean;
  direction: 'asc' | 'desc';
  onSort(direction: 'asc' | 'desc'): void;
  onSelect(ids: ReadonlySet<string>): void;
  onOpen(submission: Submission): void;
  onDelete(submission: Submission): void;
};

type ChoiceProps = SubmissionRowsProps & { isLoading: boolean; isPhone: boolean; isSelecting: boolean };

export function SubmissionRows({ isLoading, isPhone, isSelecting, ...props }: ChoiceProps) {
  if (isLoading) return <Loading label="Loading submissions..." />;
  return isPhone ? <SubmissionCards {...props} isSelecting={isSelecting} /> : <SubmissionGrid {...props} />;
}
