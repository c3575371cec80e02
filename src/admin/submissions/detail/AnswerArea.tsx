import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { useRef, useState } from 'react';
import { statusLabels } from '#src/admin/submissions/messages.ts';
import { statusColors } from '#src/admin/submissions/StatusBadge.tsx';
import {
  type Submission,
  type SubmissionStatus,
  submissionStatuses,
} from '#src/features/submissions/data/submission.ts';
import { ForwardIcon } from '#src/theme/icons.ts';
import { replyLink } from './replyLink.ts';

type AnswerAreaProps = {
  submission: Submission;
  onSetStatus(status: SubmissionStatus): void;
};

/** Offers the status after a reply instead of setting it: only the admin knows whether the email was sent. */
export function AnswerArea({ submission, onSetStatus }: AnswerAreaProps) {
  const [repliedTo, setRepliedTo] = useState<string>();
  const reply = useRef<HTMLAnchorElement>(null);
  const { id, status } = submission;
  return (
    <Box sx={areaStyle}>
      {/* Above the buttons, so that they don't move under the pointer when it appears. */}
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
      {/* Not MUI's ToggleButtonGroup: it handles the arrow keys, which here move between submissions. */}
      <Box role="group" aria-label="Status" sx={toggleStyle}>
        {submissionStatuses.map((value, index) => (
          <ToggleButton
            key={value}
            value={value}
            selected={value === status}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onSetStatus(value)}
            sx={{ '&&.Mui-selected': tint(statusColors[value]) }}
          >
            {statusLabels[value]}
            <kbd aria-hidden>{index + 1}</kbd>
          </ToggleButton>
        ))}
      </Box>
      <Button
        ref={reply}
        component="a"
        color="primary"
        href={replyLink(submission)}
        onClick={() => setRepliedTo(id)}
        endIcon={<ForwardIcon />}
        sx={{ minHeight: '2.75rem' }}
      >
        Reply via Email
      </Button>
    </Box>
  );
}

const areaStyle = {
  display: 'grid',
  gap: 1,
  padding: { xs: '0.75rem 1rem', sm: '0.75rem 1.5rem 0.25rem' },
} as const;

function tint(color: string) {
  return {
    color: `${color}.main`,
    borderColor: `${color}.main`,
    backgroundColor: `${color}.light`,
    zIndex: 1,
  };
}

const toggleStyle = {
  display: 'flex',
  '& button': { flex: 1, gap: 1, borderRadius: 0 },
  '& kbd': {
    font: 'inherit',
    fontSize: '0.6875rem',
    lineHeight: 1.3,
    paddingInline: '0.3125rem',
    border: '1px solid',
    borderRadius: '3px',
    opacity: 0.75,
  },
  '@media (hover: none)': { '& kbd': { display: 'none' } },
  '& button + button': { marginLeft: '-1px' },
} as const;
