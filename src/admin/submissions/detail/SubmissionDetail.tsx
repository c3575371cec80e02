import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { localTime } from '#src/admin/shared/localTime.ts';
import { Arrow } from '#src/components/Arrow.tsx';
import { lazyPart } from '#src/components/runtime/lazyPart.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { space } from '#src/theme/theme.ts';
import { CopyEmail } from './CopyEmail.tsx';
import { replyLink } from './replyLink.ts';
import { StatusBadge } from './StatusBadge.tsx';

const StatusToggle = lazyPart(
  () => import('./StatusToggle.tsx').then((module) => module.StatusToggle),
  () => null,
);

type SubmissionDetailProps = {
  submission: Submission;
  headingId: string;
  /** A change of this submission is on its way. */
  isBusy: boolean;
  onMark(status: SubmissionStatus): void;
};

/** Everything a visitor wrote, and what the admin can do with it. */
export function SubmissionDetail({ submission, headingId, isBusy, onMark }: SubmissionDetailProps) {
  const { name, email, company, service, budget, message, timestamp, status } = submission;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 2 }}>
        <Typography
          id={headingId}
          tabIndex={-1}
          variant="h4"
          component="h2"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <StatusBadge status={status} />
      </Box>
      <Box component="dl" sx={factsStyle}>
        <Fact name="Email">
          {email} <CopyEmail email={email} />
        </Fact>
        {company && <Fact name="Company">{company}</Fact>}
        <Fact name="Service">{service}</Fact>
        {budget && <Fact name="Budget">{budget}</Fact>}
        <Fact name="Submitted">{localTime(timestamp)}</Fact>
      </Box>
      <Typography sx={messageStyle}>{message}</Typography>
      <Suspense fallback={<Box sx={{ minHeight: space.control.small }} />}>
        <StatusToggle status={status} isBusy={isBusy} onMark={onMark} />
      </Suspense>
      <Button
        color="primary"
        href={replyLink(submission)}
        sx={{ alignSelf: 'end', minHeight: { xs: '3.5rem', sm: '2.75rem' } }}
      >
        Reply via Email
        <Arrow />
      </Button>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: '0.5rem 0.75rem',
  typography: 'body2',
  '& dt': { color: 'text.hint' },
  '& dd': { overflowWrap: 'anywhere' },
} as const;

const messageStyle = {
  paddingBlock: 2,
  borderBlock: '1px solid',
  borderColor: 'divider',
  fontSize: '1rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
