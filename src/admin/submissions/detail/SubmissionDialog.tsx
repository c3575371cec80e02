import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { submissionName } from '#src/admin/submissions/messages.ts';
import { BackIcon, NextIcon, PreviousIcon } from '#src/theme/icons.ts';
import { detailHeadingId, SubmissionDetail, type SubmissionViewProps } from './SubmissionDetail.tsx';

export function SubmissionDialog({ submission, ...view }: SubmissionViewProps) {
  return (
    <AdminDialog
      open
      fullScreen
      onClose={view.onClose}
      onKeyDown={view.onKeyDown}
      aria-labelledby={detailHeadingId}
    >
      <Toolbar component="header" disableGutters sx={toolbarStyle}>
        <Step label="Back to submissions" Icon={BackIcon} onClick={view.onClose} />
        <Step label="Previous submission" Icon={PreviousIcon} onClick={view.onPrevious} />
        <span role="status">{view.position}</span>
        <Step label="Next submission" Icon={NextIcon} onClick={view.onNext} />
        <RowActionButton name="Delete" itemName={submissionName(submission)} onClick={view.onDelete} />
      </Toolbar>
      <Box sx={bodyStyle}>
        <SubmissionDetail submission={submission} isBusy={view.isBusy} onSetStatus={view.onSetStatus} />
      </Box>
    </AdminDialog>
  );
}

type StepProps = { label: string; Icon: typeof BackIcon; onClick: (() => void) | undefined };

function Step({ label, Icon, onClick }: StepProps) {
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
