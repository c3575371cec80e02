import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { RowActionButton } from '#src/admin/shared/RowActionButton.tsx';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import { SubmissionDetail } from './SubmissionDetail.tsx';
import type { SubmissionViewProps } from './submissionViewProps.ts';

/** The submission in view over the whole screen of a phone: the way back and Delete on top, Reply at the bottom. */
export function SubmissionDialog({ submission, ...view }: SubmissionViewProps) {
  return (
    <Dialog
      open
      fullScreen
      onClose={view.onClose}
      onKeyDown={view.onKeyDown}
      aria-labelledby={view.headingId}
    >
      <Box component="header" sx={headStyle}>
        <Step label="Back to submissions" path="M18 10H3M9 4l-6 6 6 6" onClick={view.onClose} />
        <Step label="Previous submission" path="M12.5 4l-6 6 6 6" onClick={view.onPrevious} />
        <span role="status">{view.position}</span>
        <Step label="Next submission" path="M7.5 4l6 6-6 6" onClick={view.onNext} />
        <RowActionButton name="Delete" subject={submission.name} onClick={view.onDelete} />
      </Box>
      <Box sx={bodyStyle}>
        <SubmissionDetail
          submission={submission}
          headingId={view.headingId}
          isBusy={view.isBusy}
          onMark={view.onMark}
        />
      </Box>
      <NotificationContainer />
    </Dialog>
  );
}

type StepProps = { label: string; path: string; onClick: (() => void) | undefined };

function Step({ label, path, onClick }: StepProps) {
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      // Not disabled at the end of the list: that would take the focus away.
      {...(!onClick && { 'aria-disabled': true, className: 'Mui-disabled', disableRipple: true })}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d={path} />
      </svg>
    </IconButton>
  );
}

const headStyle = {
  flex: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
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
