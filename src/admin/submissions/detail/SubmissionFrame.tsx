import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import type { KeyboardEvent, ReactNode } from 'react';
import { adminBreakpoints, useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import { BackIcon, NextIcon, PreviousIcon } from '#src/theme/icons.ts';

export const detailHeadingId = 'open-submission';

export function focusDetail(): void {
  document.getElementById(detailHeadingId)?.focus();
}

type SubmissionFrameProps = {
  /** Scrolls, and begins at its top for each `id`. */
  children: ReactNode;
  id: string;
  foot: ReactNode;
  position: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onKeyDown(event: KeyboardEvent): void;
  /** Shown next to Previous and Next on a phone, where the row is hidden. */
  action: ReactNode;
  onClose(): void;
};

/** A panel beside the list or below it; on a phone, it covers the screen. */
export function SubmissionFrame(props: SubmissionFrameProps) {
  const { children, id, foot, position, onPrevious, onNext, onKeyDown, action, onClose } = props;
  const isPhone = useIsPhone();
  const steps = (
    <Toolbar disableGutters sx={stepsStyle}>
      {isPhone && <StepButton label="Back to submissions" Icon={BackIcon} onClick={onClose} />}
      <StepButton label="Previous submission" Icon={PreviousIcon} shortcut="ArrowLeft" onClick={onPrevious} />
      <span role="status">{position}</span>
      <StepButton label="Next submission" Icon={NextIcon} shortcut="ArrowRight" onClick={onNext} />
      {isPhone && action}
    </Toolbar>
  );
  const scroller = (
    // A new element for each message: once a key has started a scroll, browsers continue it even if the position is reset.
    <Box key={id} sx={bodyStyle}>
      {children}
    </Box>
  );
  if (!isPhone)
    return (
      <SubmissionPanel onKeyDown={onKeyDown}>
        {scroller}
        <Box sx={footStyle}>
          {foot}
          {steps}
        </Box>
      </SubmissionPanel>
    );
  return (
    <AdminDialog
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={detailHeadingId}
      footer={<Box sx={footStyle}>{foot}</Box>}
    >
      {steps}
      {scroller}
    </AdminDialog>
  );
}

type SubmissionPanelProps = { children: ReactNode; onKeyDown?(event: KeyboardEvent): void };

export function SubmissionPanel({ children, onKeyDown }: SubmissionPanelProps) {
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

type StepButtonProps = {
  label: string;
  Icon: typeof BackIcon;
  shortcut?: string;
  onClick: (() => void) | undefined;
};

function StepButton({ label, Icon, shortcut, onClick }: StepButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
      // Not disabled at the end of the list, since that would drop focus.
      {...(!onClick && { 'aria-disabled': true, className: 'Mui-disabled', disableRipple: true })}
    >
      <Icon />
    </IconButton>
  );
}

/** Beside the list, the panel ends at the bottom of the window when the page is at its top. */
const panelStyle = {
  display: 'flex',
  flexDirection: 'column',
  [`@media ${adminBreakpoints.panel}`]: {
    alignSelf: 'start',
    position: 'sticky',
    top: '1rem',
    height: 'max(26rem, 100svh - 15rem)',
  },
} as const;

/** Sticky, because the panel may end below the window. */
const footStyle = {
  flex: 'none',
  position: 'sticky',
  bottom: 0,
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

const stepsStyle = {
  flex: 'none',
  justifyContent: 'space-between',
  padding: 1,
  typography: 'body2',
  color: 'text.secondary',
  '& button': { width: '2.75rem', height: '2.75rem', color: 'text.primary' },
} as const;

const bodyStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '1.25rem 1.5rem 1.5rem',
  [`@media ${adminBreakpoints.phone}`]: {
    padding: '1.25rem 1rem 1rem',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
} as const;
