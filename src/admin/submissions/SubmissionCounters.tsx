import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { sidePadding } from '#src/admin/adminLayout.ts';
import type { SubmissionCounts } from '#src/features/submissions/data/fetchSubmissions.ts';

type SubmissionCountersProps = { counts: SubmissionCounts | undefined };

const counters = [
  ['total', 'Total Submissions'],
  ['new', 'New'],
  ['read', 'Read'],
  ['replied', 'Replied'],
] as const;

export function SubmissionCounters({ counts }: SubmissionCountersProps) {
  return (
    <Box component="dl" sx={countersStyle}>
      {counters.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{counts ? counts[key].toLocaleString() : '–'}</dd>
        </div>
      ))}
    </Box>
  );
}

function countersStyle({ vars: { palette }, typography, breakpoints }: Theme) {
  return {
    ...typography.body2,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    borderBottom: `1px solid ${palette.divider}`,
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      gap: '0.75rem',
      padding: `1rem ${sidePadding}`,
    },
    '& > div + div': { borderLeft: `1px solid ${palette.divider}` },
    '& dd': {
      ...typography.h3,
      fontSize: '2.25rem',
      lineHeight: 1,
      letterSpacing: '-0.045em',
      fontVariantNumeric: 'tabular-nums',
    },
    [breakpoints.down(800)]: {
      gridTemplateColumns: '1.3fr 1fr 1fr 1fr',
      '& > div': {
        flexDirection: 'column-reverse',
        flexWrap: 'nowrap',
        justifyContent: 'flex-end',
        gap: '0.25rem',
        padding: '0.75rem 0.5rem 0.75rem 0.75rem',
        ...typography.caption,
      },
      '& > div:first-of-type': { paddingLeft: '1rem' },
      '& dd': { ...typography.h3, fontSize: '1.625rem', lineHeight: 1, letterSpacing: '-0.045em' },
    },
  };
}
