import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { useRef, useState } from 'react';
import { statusLabels } from '#src/admin/submissions/messages.ts';
import {
  type Submission,
  type SubmissionStatus,
  submissionStatuses,
} from '#src/features/submissions/data/submission.ts';
import { ForwardIcon } from '#src/theme/icons.ts';
import { replyLink } from './replyLink.ts';

export type AnswerAreaProps = {
  submission: Submission;
  onSetStatus(status: SubmissionStatus): void;
};

/** Offers the status after a reply instead of setting it: only the admin knows whether the email was sent. */
export function AnswerArea({ submission, onSetStatus }: AnswerAreaProps) {
  const [repliedTo, setRepliedTo] = useState<string>();
  const reply = useRef<HTMLAnchorElement>(null);
  const { id, status } = submission;
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
      <Box sx={{ marginTop: 'auto', display: 'grid', gap: 0.5 }}>
        <Button
          ref={reply}
          component="a"
          color="primary"
          href={replyLink(submission)}
          onClick={() => setRepliedTo(id)}
          endIcon={<ForwardIcon />}
          sx={{ minHeight: { xs: '3.5rem', sm: '2.75rem' } }}
        >
          Reply via Email
        </Button>
        <Box role="status" sx={{ display: 'grid', justifyItems: 'start' }}>
          {repliedTo === id && status !== 'replied' && (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                onSetStatus('replied');
                reply.current?.focus();
              }}
            >
              Mark as Replied
            </Button>
          )}
        </Box>
      </Box>
    </>
  );
}

const toggleStyle = {
  display: 'flex',
  alignSelf: { xs: 'stretch', sm: 'start' },
  '& button': { flex: { xs: 1, sm: 'none' }, borderRadius: 0 },
  '& button + button': { marginLeft: '-1px' },
} as const;
