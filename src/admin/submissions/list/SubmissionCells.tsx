import Box from '@mui/material/Box';
import { messageStart, submissionName } from '#src/admin/submissions/messages.ts';
import { Marked } from '#src/components/search/Marked.tsx';
import { readableEmail } from '#src/features/submissions/data/shownValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { faultText, isReadable } from '#src/firebase/storedFields.ts';

type SubmissionCellProps = { submission: Submission };

export function SenderCell({ submission }: SubmissionCellProps) {
  const email = readableEmail(submission.email);
  return (
    <Box component="span" sx={linesStyle}>
      <b dir="auto">
        <Marked text={submissionName(submission)} />
      </b>
      <small title={email}>{isReadable(submission) ? <Marked text={email} /> : faultText(submission)}</small>
    </Box>
  );
}

export function MessageCell({ submission }: SubmissionCellProps) {
  return (
    <Box component="span" sx={linesStyle}>
      <small>
        <Marked text={submission.service} />
      </small>
      <span dir="auto">
        <Marked text={messageStart(submission)} />
      </span>
    </Box>
  );
}

const linesStyle = {
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.3,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
} as const;
