import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import type { SubmissionActions } from '#src/admin/submissions/actions/useSubmissionActions.ts';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { lazyNamed } from '#src/components/notifications/lazyNamed.ts';
import { statusOfKey } from './StatusToggle.tsx';
import { SubmissionDetail, type SubmissionViewProps } from './SubmissionDetail.tsx';
import type { OpenSubmissionState } from './useOpenSubmission.ts';

const SubmissionDialog = lazyNamed(() => import('./SubmissionDialog.tsx'), 'SubmissionDialog');

type OpenSubmissionProps = {
  opened: OpenSubmissionState;
  actions: SubmissionActions;
  onClose(): void;
};

export function OpenSubmission({ opened, actions, onClose }: OpenSubmissionProps) {
  const isPhone = useIsPhone();
  const { submission, isBusy, position, onPrevious, onNext, onKeyDown } = opened;
  const shared = { isBusy, position, onPrevious, onNext, onClose };
  const view: SubmissionViewProps | undefined = submission && {
    ...shared,
    submission,
    onSetStatus: (status) => actions.setStatus([submission.id], status),
    onKeyDown(event) {
      onKeyDown(event);
      const status = statusOfKey(event);
      if (status && status !== submission.status && !isBusy) actions.setStatus([submission.id], status);
    },
    onDelete: () => actions.remove(submission),
  };
  if (!isPhone) return <SubmissionPanel view={view} />;
  return <Suspense fallback={null}>{view && <SubmissionDialog {...view} />}</Suspense>;
}

type SubmissionPanelProps = { view: SubmissionViewProps | undefined };

function SubmissionPanel({ view }: SubmissionPanelProps) {
  return (
    <Paper
      component="aside"
      variant="outlined"
      square
      aria-label="Submission"
      onKeyDown={view?.onKeyDown}
      sx={panelStyle}
    >
      {view ? (
        <>
          <SubmissionDetail {...view} />
          <PrevNext {...view} />
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {dashboardMessages.noneOpen}
        </Typography>
      )}
    </Paper>
  );
}

function PrevNext({ position, onPrevious, onNext }: SubmissionViewProps) {
  return (
    <Box sx={prevNextStyle}>
      <Box component="span" sx={{ marginRight: 'auto' }}>
        {position}
      </Box>
      <StepButton label="Previous" shortcut="ArrowLeft" onClick={onPrevious} />
      <StepButton label="Next" shortcut="ArrowRight" onClick={onNext} />
    </Box>
  );
}

type StepButtonProps = { label: string; shortcut: string; onClick: (() => void) | undefined };

function StepButton({ label, shortcut, onClick }: StepButtonProps) {
  return (
    <AccessibleDisabledButton
      size="small"
      variant="text"
      aria-label={`${label} submission`}
      aria-keyshortcuts={shortcut}
      disabled={!onClick}
      onClick={onClick}
    >
      {label}
    </AccessibleDisabledButton>
  );
}

const prevNextStyle = {
  display: 'flex',
  alignItems: 'center',
  typography: 'body2',
  color: 'text.secondary',
} as const;

const panelStyle = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: '1.25rem 1.5rem 1.5rem',
} as const;
