import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { SubmissionDetail, type SubmissionViewProps } from './SubmissionDetail.tsx';

export function SubmissionPanel({ submission, ...view }: SubmissionViewProps) {
  return (
    <Panel onKeyDown={view.onKeyDown}>
      <SubmissionDetail submission={submission} isBusy={view.isBusy} onSetStatus={view.onSetStatus} />
      <Box sx={stepsStyle}>
        <Box component="span" sx={{ marginRight: 'auto' }}>
          {view.position}
        </Box>
        <StepButton label="Previous" shortcut="ArrowLeft" onClick={view.onPrevious} />
        <StepButton label="Next" shortcut="ArrowRight" onClick={view.onNext} />
      </Box>
    </Panel>
  );
}

export function EmptyPanel() {
  return (
    <Panel>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dashboardMessages.noneOpen}
      </Typography>
    </Panel>
  );
}

type PanelProps = { children: ReactNode; onKeyDown?(event: KeyboardEvent): void };

function Panel({ children, onKeyDown }: PanelProps) {
  return (
    <Paper
      component="aside"
      variant="outlined"
      square
      aria-label="Submission"
      onKeyDown={onKeyDown}
      sx={panelStyle}
    >
      {children}
    </Paper>
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

const stepsStyle = {
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
