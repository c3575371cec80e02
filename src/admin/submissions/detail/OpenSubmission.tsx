import { lazy, Suspense } from 'react';
import { useIsPhone } from '#src/admin/shared/useIsPhone.ts';
import type { SubmissionActions } from '#src/admin/submissions/actions/useSubmissionActions.ts';
import type { SubmissionViewProps } from './SubmissionDetail.tsx';
import { SubmissionPanel } from './SubmissionPanel.tsx';
import type { OpenSubmissionState } from './useOpenSubmission.ts';

const SubmissionDialog = lazy(() =>
  import('./SubmissionDialog.tsx').then((module) => ({ default: module.SubmissionDialog })),
);

type OpenSubmissionProps = {
  opened: OpenSubmissionState;
  actions: SubmissionActions;
  onClose(): void;
};

export function OpenSubmission({ opened, actions, onClose }: OpenSubmissionProps) {
  const isPhone = useIsPhone();
  const { submission, isBusy, position, onPrevious, onNext, onKeyDown } = opened;
  const shared = { isBusy, position, onPrevious, onNext, onKeyDown, onClose };
  const view: SubmissionViewProps | undefined = submission && {
    ...shared,
    submission,
    onSetStatus: (status) => actions.setStatus([submission.id], status),
    onDelete: () => actions.remove(submission),
  };
  if (!isPhone) return <SubmissionPanel view={view} />;
  return <Suspense fallback={null}>{view && <SubmissionDialog {...view} />}</Suspense>;
}
