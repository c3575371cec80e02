import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { statusLabels } from '#src/admin/submissions/messages.ts';
import {
  type Submission,
  type SubmissionStatus,
  submissionStatuses,
} from '#src/features/submissions/data/submission.ts';
import { ForwardIcon } from '#src/theme/icons.ts';

export type AnswerAreaProps = {
  submission: Submission;
  onSetStatus(status: SubmissionStatus): void;
};

/** A reply does not set the status: only the admin knows whether the email was sent. */
export function AnswerArea({ submission, onSetStatus }: AnswerAreaProps) {
  const { status } = submission;
  return (
    <>
      {/* Not MUI's ToggleButtonGroup: it handles the arrow keys, which here move between submissions. */}
      <Box role="group" aria-label="Status" sx={toggleStyle}>
        {submissionStatuses.map((value, index) => (
          <ToggleButton
            key={value}
            value={value}
            selected={value === status}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onSetStatus(value)}
          >
            {statusLabels[value]}
          </ToggleButton>
        ))}
      </Box>
      <Button
        component="a"
        color="primary"
        href={replyLink(submission)}
        endIcon={<ForwardIcon />}
        sx={{ alignSelf: 'end', minHeight: { xs: '3.5rem', sm: '2.75rem' } }}
      >
        Reply via Email
      </Button>
    </>
  );
}

export function replyLink({ email, service }: Pick<Submission, 'email' | 'service'>): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(`Re: Your inquiry about ${service}`)}`;
}

const toggleStyle = {
  display: 'flex',
  justifySelf: { xs: 'stretch', sm: 'start' },
  '& button': { flex: { xs: 1, sm: 'none' }, borderRadius: 0 },
  '& button + button': { marginLeft: '-1px' },
} as const;
