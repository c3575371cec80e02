import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { sidePadding } from '#src/admin/shared/adminLayout.ts';
import type { SubmissionCounts } from '#src/admin/submissions/data/fetchSubmissions.ts';
import { submissionQueries } from '#src/admin/submissions/data/submissionQueries.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';
import { statusLabels } from './messages.ts';

export function useSubmissionCounts(): SubmissionCounts | undefined {
  const { data, error, refetch } = useQuery(submissionQueries.counts);
  useFailure(error, refetch);
  return data;
}

type SubmissionCountersProps = {
  counts: SubmissionCounts | undefined;
  status: SubmissionStatus | undefined;
  onFilter(status: SubmissionStatus | undefined): void;
};

const counters = [
  ['total', 'Total Submissions'],
  ...submissionStatuses.map((status) => [status, statusLabels[status]] as const),
] as const;

/** Each counter filters by its status; a second click clears the filter. */
export function SubmissionCounters({ counts, status, onFilter }: SubmissionCountersProps) {
  return (
    <Box role="group" aria-label="Counters" sx={countersStyle}>
      {counters.map(([key, label]) => {
        const isPressed = key === (status ?? 'total');
        return (
          <ButtonBase
            key={key}
            aria-pressed={isPressed}
            onClick={() => onFilter(key === 'total' || isPressed ? undefined : key)}
          >
            <span>{label}</span> <b>{counts ? counts[key].toLocaleString() : '–'}</b>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

function countersStyle({ vars: { palette }, typography, breakpoints }: Theme) {
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${counters.length}, minmax(0, 1fr))`,
    borderBottom: `1px solid ${palette.divider}`,
    '& > button': {
      ...typography.body2,
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '0.375rem',
      padding: `0.875rem ${sidePadding}`,
      textAlign: 'start',
    },
    '& > button + button': { borderLeft: `1px solid ${palette.divider}` },
    '& > button[aria-pressed=true]': {
      backgroundColor: palette.background.paper,
      boxShadow: `inset 0 -3px 0 ${palette.primary.main}`,
    },
    '@media (hover: hover)': { '& > button:hover': { backgroundColor: palette.background.paper } },
    '& b': {
      ...typography.h3,
      fontSize: '2.25rem',
      lineHeight: 1,
      letterSpacing: '-0.045em',
      fontVariantNumeric: 'tabular-nums',
    },
    [breakpoints.down(1100)]: {
      display: 'flex',
      // With large text, the counters need two lines.
      flexWrap: 'wrap',
      '& > button': {
        ...typography.caption,
        flex: 'auto',
        gap: '0.25rem',
        padding: '0.5rem 0.5rem 0.5rem 0.75rem',
      },
      '& > button:first-of-type': { paddingLeft: sidePadding },
      '& b': { ...typography.h3, fontSize: '1.625rem', lineHeight: 1, letterSpacing: '-0.045em' },
    },
  };
}
