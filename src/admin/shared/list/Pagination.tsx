import Box from '@mui/material/Box';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { hasMoreRows } from '#src/components/paging/loadedRows.ts';

type PaginationProps = {
  offset: number;
  count: number;
  total: number | undefined;
  hasNext: boolean;
  hasPrevious: boolean;
  isFetching: boolean;
  direction: 'asc' | 'desc';
  onPrevious(): void;
  onNext(): void;
};

export function Pagination(props: PaginationProps) {
  const { offset, count, total, isFetching, onPrevious, onNext } = props;
  const end = offset + count;
  const range = count === 0 ? '0' : `${(offset + 1).toLocaleString()}–${end.toLocaleString()}`;
  const [before, after] = props.direction === 'desc' ? ['Newer', 'Older'] : ['Older', 'Newer'];
  const shared = { variant: 'outlined', size: 'small' } as const;
  return (
    <Box component="nav" aria-label="Pages" sx={paginationStyle}>
      <span role="status">
        {range}
        {total !== undefined && ` of ${Math.max(total, end).toLocaleString()}`}
      </span>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <AccessibleDisabledButton
          {...shared}
          disabled={!props.hasPrevious || isFetching}
          onClick={onPrevious}
        >
          {before}
        </AccessibleDisabledButton>
        <AccessibleDisabledButton
          {...shared}
          disabled={!hasMoreRows(props.hasNext, end, total) || isFetching}
          onClick={onNext}
        >
          {after}
        </AccessibleDisabledButton>
      </Box>
    </Box>
  );
}

const paginationStyle = {
  display: 'flex',
  // Aligned right, because notifications appear at the lower left.
  justifyContent: { xs: 'space-between', md: 'flex-end' },
  alignItems: 'center',
  gap: 2,
  padding: { xs: '0.75rem 1rem', md: '0.5rem 0.75rem' },
  typography: 'body2',
  color: 'text.secondary',
  borderTop: '1px solid',
  borderColor: 'divider',
  [`@media ${adminBreakpoints.phone}`]: { '& button': { minHeight: '2.75rem' } },
} as const;
