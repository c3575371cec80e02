import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import type { KeyboardEvent } from 'react';
import { statusLabels } from '#src/admin/submissions/messages.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type StatusToggleProps = {
  status: SubmissionStatus;
  isBusy: boolean;
  onSetStatus(status: SubmissionStatus): void;
};

/** Not MUI's ToggleButtonGroup: it handles the arrow keys, which here move between submissions. */
export function StatusToggle({ status, isBusy, onSetStatus }: StatusToggleProps) {
  return (
    <Box role="group" aria-label="Status" aria-busy={isBusy} sx={toggleStyle}>
      {submissionStatuses.map((value, index) => (
        <ToggleButton
          key={value}
          value={value}
          selected={value === status}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => value !== status && !isBusy && onSetStatus(value)}
        >
          {statusLabels[value]}
        </ToggleButton>
      ))}
    </Box>
  );
}

/** The keys 1, 2, 3 press the buttons, while the focus is in the submission but not in a field. */
export function statusOfKey(event: KeyboardEvent): SubmissionStatus | undefined {
  const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
  const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
  if (isTyping || repeat || altKey || ctrlKey || metaKey) return undefined;
  return submissionStatuses[Number(key) - 1];
}

const toggleStyle = {
  display: 'flex',
  justifySelf: { xs: 'stretch', sm: 'start' },
  '& button': { flex: { xs: 1, sm: 'none' }, borderRadius: 0 },
  '& button + button': { marginLeft: '-1px' },
} as const;
