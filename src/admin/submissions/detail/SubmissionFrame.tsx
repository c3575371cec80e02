import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { BackIcon, NextIcon, PreviousIcon } from '#src/theme/icons.ts';
import { detailHeadingId } from './SubmissionDetail.tsx';

type SubmissionFrameProps = {
  children: ReactNode;
  position: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onKeyDown(event: KeyboardEvent): void;
};

/** Beside the list on a desktop, or below it. */
export function SubmissionPanel({ children, position, onPrevious, onNext, onKeyDown }: SubmissionFrameProps) {
  return (
    <Panel onKeyDown={onKeyDown}>
      {children}
      <Box sx={stepsStyle}>
        <Box component="span" sx={{ marginRight: 'auto' }}>
          {position}
        </Box>
        <StepButton label="Previous" shortcut="ArrowLeft" onClick={onPrevious} />
        <StepButton label="Next" shortcut="ArrowRight" onClick={onNext} />
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

type SubmissionDialogProps = SubmissionFrameProps & { action: ReactNode; onClose(): void };

/** Covers the screen of a phone. */
export function SubmissionDialog({ children, position, action, ...handlers }: SubmissionDialogProps) {
  const { onPrevious, onNext, onKeyDown, onClose } = handlers;
  return (
    <AdminDialog open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={detailHeadingId}>
      <Toolbar component="header" disableGutters sx={toolbarStyle}>
        <StepIcon label="Back to submissions" Icon={BackIcon} onClick={onClose} />
        <StepIcon label="Previous submission" Icon={PreviousIcon} onClick={onPrevious} />
        <span role="status">{position}</span>
        <StepIcon label="Next submission" Icon={NextIcon} onClick={onNext} />
        {action}
      </Toolbar>
      <Box sx={bodyStyle}>{children}</Box>
    </AdminDialog>
  );
}

type StepIconProps = { label: string; Icon: typeof BackIcon; onClick: (() => void) | undefined };

function StepIcon({ label, Icon, onClick }: StepIconProps) {
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      // Not disabled at the end of the list, since that would drop the focus.
      {...(!onClick && { 'aria-disabled': true, className: 'Mui-disabled', disableRipple: true })}
    >
      <Icon />
    </IconButton>
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

const toolbarStyle = {
  flex: 'none',
  justifyContent: 'space-between',
  padding: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  color: 'text.secondary',
  '& button': { width: '2.75rem', height: '2.75rem', color: 'text.primary' },
} as const;

const bodyStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'grid',
  gap: 2,
  gridTemplateRows: 'auto auto auto auto 1fr',
  padding: '1.25rem 1rem 1rem',
} as const;
