import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { statusLabels } from '#src/admin/submissions/submissionLabels.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type StatusToggleProps = {
  status: SubmissionStatus;
  isBusy: boolean;
  onSetStatus(status: SubmissionStatus): void;
};

/** MUI's ToggleButtonGroup would take the arrow keys, which lead through the submissions. */
export function StatusToggle({ status, isBusy, onSetStatus }: StatusToggleProps) {
  return (
    <Box role="group" aria-label="Status" aria-busy={isBusy} sx={toggleStyle}>
      {submissionStatuses.map((value) => (
        <ToggleButton
          key={value}
          value={value}
          selected={value === status}
          onClick={() => value !== status && !isBusy && onSetStatus(value)}
        >
          {statusLabels[value]}
        </ToggleButton>
      ))}
    </Box>
  );
}

const toggleStyle = {
  display: 'flex',
  justifySelf: { xs: 'stretch', sm: 'start' },
  '& button': { flex: { xs: 1, sm: 'none' }, borderRadius: 0 },
  '& button + button': { marginLeft: '-1px' },
} as const;
