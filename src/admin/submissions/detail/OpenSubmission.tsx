import { lazy, Suspense } from 'react';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import type { SubmissionViewProps } from './SubmissionDetail.tsx';
import { SubmissionPanel } from './SubmissionPanel.tsx';
import { detailHeadingId } from './useDetailFocus.ts';
import type { OpenSubmissionState } from './useOpenSubmission.ts';

const SubmissionDialog = lazy(() =>
  import('./SubmissionDialog.tsx').then((module) => ({ default: module.SubmissionDialog })),
);

type OpenSubmissionProps = {
  opened: OpenSubmissionState;
  isPhone: boolean;
  onSetStatus(submission: Submission, status: SubmissionStatus): void;
  onDelete(submission: Submission): void;
  onClose(): void;
};

export function OpenSubmission({ opened, isPhone, ...on }: OpenSubmissionProps) {
  const { submission } = opened;
  const view: SubmissionViewProps | undefined = submission && {
    submission,
    headingId: detailHeadingId,
    isBusy: opened.isBusy,
    position: opened.position,
    onSetStatus: (status) => on.onSetStatus(submission, status),
    onDelete: () => on.onDelete(submission),
    onClose: on.onClose,
    onPrevious: opened.onPrevious,
    onNext: opened.onNext,
    onKeyDown: opened.onKeyDown,
  };
  if (!isPhone) return <SubmissionPanel view={view} />;
  return <Suspense fallback={null}>{view && <SubmissionDialog {...view} />}</Suspense>;
}
