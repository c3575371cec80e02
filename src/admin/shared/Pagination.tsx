import Box from '@mui/material/Box';
import { AccessibleDisabledButton } from './AccessibleDisabledButton.tsx';
import { hasRowsBehind } from './pagedList.ts';

type PagerProps = {
  /** Index of the first row that is shown, from 0, and how many are. */
  from: number;
  shown: number;
  /** How many the filter has; `undefined` until they are counted. */
  total: number | undefined;
  /** Rows may follow. */
  hasNext: boolean;
  isReading: boolean;
  onPrevious(): void;
  onNext(): void;
};

/** Which rows are shown, of how many, and the way to the others. */
export function Pagination({ from, shown, total, hasNext, isReading, onPrevious, onNext }: PagerProps) {
  const isLast = !hasRowsBehind(hasNext, from + shown, total);
  const range = shown === 0 ? '0' : `${count(from + 1)}–${count(from + shown)}`;
  return (
    <Box component="nav" aria-label="Pages" sx={pagerStyle}>
      <span role="status">
        {range}
        {total !== undefined && ` of ${count(Math.max(total, from + shown))}`}
      </span>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <AccessibleDisabledButton
          variant="outlined"
          size="small"
          disabled={from === 0 || isReading}
          onClick={onPrevious}
        >
          Previous
        </AccessibleDisabledButton>
        <AccessibleDisabledButton
          variant="outlined"
          size="small"
          disabled={isLast || isReading}
          onClick={onNext}
        >
          Next
        </AccessibleDisabledButton>
      </Box>
    </Box>
  );
}

function count(value: number): string {
  return value.toLocaleString();
}

const pagerStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: { xs: '0.75rem 1rem', md: '0.5rem 0.75rem' },
  typography: 'body2',
  color: 'text.secondary',
  borderTop: '1px solid',
  borderColor: 'divider',
  '@media (max-width: 699.95px)': { '& button': { minHeight: '2.75rem' } },
} as const;
