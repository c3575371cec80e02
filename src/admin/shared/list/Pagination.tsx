import Box from '@mui/material/Box';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import type { Pager } from './useLivePages.ts';

type PaginationProps = {
  pager: Pager;
  /** Number of rows on this page. */
  count: number;
  total: number | undefined;
  isFetching: boolean;
  direction: 'asc' | 'desc';
  /** Called when another page is shown. */
  onTurn?(): void;
};

export function Pagination({ pager, count, total, isFetching, direction, onTurn }: PaginationProps) {
  const end = pager.offset + count;
  const range = count === 0 ? '0' : `${(pager.offset + 1).toLocaleString()}–${end.toLocaleString()}`;
  const position = total === undefined ? range : `${range} of ${Math.max(total, end).toLocaleString()}`;
  const [before, after] = direction === 'desc' ? ['Newer', 'Older'] : ['Older', 'Newer'];
  const shared = { variant: 'outlined', size: 'small' } as const;
  return (
    <Box component="nav" aria-label="Pages" sx={paginationStyle}>
      {/* Until the next rows are here, those of the last page are shown. */}
      <span role="status">{!isFetching && position}</span>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <AccessibleDisabledButton
          {...shared}
          disabled={!pager.hasPrevious || isFetching}
          onClick={() => {
            pager.showPrevious();
            onTurn?.();
          }}
        >
          {before}
        </AccessibleDisabledButton>
        <AccessibleDisabledButton
          {...shared}
          disabled={!pager.hasNext || isFetching}
          onClick={() => {
            pager.showNext();
            onTurn?.();
          }}
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
