import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { statusNames } from './StatusBadge.tsx';
import { type SubmissionStatus, submissionStatuses } from './submission.ts';

type StatusSwitchProps = {
  status: SubmissionStatus;
  isBusy: boolean;
  onMark(status: SubmissionStatus): void;
};

/** Marks a submission as New, Read or Replied; nothing marks it by itself. */
export function StatusSwitch({ status, isBusy, onMark }: StatusSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Status"
      value={status}
      disabled={isBusy}
      onChange={(_, value: SubmissionStatus | null) => value !== null && onMark(value)}
      sx={{ justifySelf: { xs: 'stretch', sm: 'start' }, '& button': { flex: { xs: 1, sm: 'none' } } }}
    >
      {submissionStatuses.map((value) => (
        <ToggleButton key={value} value={value}>
          {statusNames[value]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
