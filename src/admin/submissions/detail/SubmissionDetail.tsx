import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { adminBreakpoints } from '#src/admin/shared/adminLayout.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { dashboardMessages, submissionName, unreadableMessage } from '#src/admin/submissions/messages.ts';
import { copyText } from '#src/components/notifications/copyText.ts';
import { Marked } from '#src/components/search/Marked.tsx';
import { shownValue } from '#src/features/submissions/data/shownValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames, submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import { faultyFields, isReadable } from '#src/firebase/storedFields.ts';
import { CopyIcon } from '#src/theme/icons.ts';
import { detailHeadingId } from './SubmissionFrame.tsx';

export function SubmissionDetail({ submission }: { submission: Submission }) {
  const { message, timestamp } = submission;
  return (
    <>
      <Typography id={detailHeadingId} tabIndex={-1} variant="h4" component="h2" sx={headingStyle}>
        <Marked text={submissionName(submission)} />
      </Typography>
      {!isReadable(submission) && (
        <Alert severity="warning">{unreadableMessage(faultyFields(submission))}</Alert>
      )}
      <Box component="dl" sx={factsStyle}>
        {factNames.map((name) => {
          const { label, kind } = submissionFields[name];
          const value = shownValue(submission, name);
          if (!value) return null;
          return (
            <Fact key={name} name={label}>
              <span>
                <Marked text={value} />
              </span>
              {kind === 'email' && <CopyEmail email={submission.email} />}
            </Fact>
          );
        })}
        <Fact name="Received">{formatDateTime(timestamp)}</Fact>
      </Box>
      <Typography sx={messageStyle}>
        <Marked text={message} />
      </Typography>
    </>
  );
}

const factNames = submissionFieldNames.filter((name) => name !== 'name' && name !== 'message');

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function CopyEmail({ email }: { email: string }) {
  return (
    <IconButton
      size="small"
      aria-label="Copy email address"
      title="Copy email address"
      onClick={() => void copyText(email, dashboardMessages.emailCopied)}
      sx={{ marginBlock: '-0.75rem', marginRight: '-0.75rem' }}
    >
      <CopyIcon fontSize="small" />
    </IconButton>
  );
}

const headingStyle = {
  overflowWrap: 'anywhere',
  // Where the detail is below the list, scrolling to the heading also brings the message into view.
  [`@media not ${adminBreakpoints.panel}`]: { scrollMarginBottom: '60svh' },
} as const;

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.5rem 1rem',
  typography: 'body2',
  '& dt': { color: 'text.hint' },
  '& dd': { display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' },
} as const;

const messageStyle = {
  paddingTop: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  fontSize: '1rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  // Each paragraph in the direction of its script.
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
} as const;
