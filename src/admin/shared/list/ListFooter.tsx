import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { summaryStyle } from './listStyles.ts';
import type { ArchiveSearch } from './useArchiveSearch.ts';
import type { Pager } from './useLivePages.ts';

type ListFooterProps = {
  list: {
    /** Those on the screen. */
    rows: readonly unknown[];
    pager: Pager;
    isFetching: boolean;
    search: ArchiveSearch<unknown> | undefined;
  };
  /** Number of rows that match the filter; undefined while unknown. */
  total: number | undefined;
  direction: 'asc' | 'desc';
  /** Called when another page is shown. */
  onTurn?(): void;
};

/** How far a search has come, and the pages of the list. */
export function ListFooter({ list, total, direction, onTurn }: ListFooterProps) {
  const { rows, pager, isFetching, search } = list;
  const end = pager.offset + rows.length;
  const range = `${(pager.offset + 1).toLocaleString()}–${end.toLocaleString()}`;
  const count = search ? search.hits.length : total;
  const position = count === undefined ? range : `${range} of ${Math.max(count, end).toLocaleString()}`;
  const [before, after] = direction === 'desc' ? ['Newer', 'Older'] : ['Older', 'Newer'];

  function turn(show: () => void) {
    show();
    onTurn?.();
  }

  return (
    <>
      {search && <SearchSummary search={search} total={total} />}
      {rows.length > 0 && (
        <Box component="nav" aria-label="Pages" sx={[summaryStyle, pagesStyle]}>
          {/* Until the next rows are here, those of the last page are shown. */}
          <span role="status">{!isFetching && position}</span>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <AccessibleDisabledButton
              {...button}
              disabled={!pager.hasPrevious || isFetching}
              onClick={() => turn(pager.showPrevious)}
            >
              {before}
            </AccessibleDisabledButton>
            <AccessibleDisabledButton
              {...button}
              disabled={!pager.hasNext || isFetching}
              onClick={() => turn(pager.showNext)}
            >
              {after}
            </AccessibleDisabledButton>
          </Box>
        </Box>
      )}
    </>
  );
}

type SearchSummaryProps = { search: ArchiveSearch<unknown>; total: number | undefined };

function SearchSummary({ search, total }: SearchSummaryProps) {
  const { hits, searched, hasMore, isReading } = search;
  const all = total && Math.max(total, searched);
  const results = `${hits.length.toLocaleString()} ${hits.length === 1 ? 'result' : 'results'}`;
  const range = searched.toLocaleString() + (all ? ` of ${all.toLocaleString()}` : '');
  const paused = hasMore ? `${results} in ${range}` : results;
  return (
    <Box sx={borderStyle}>
      {isReading && (
        <LinearProgress
          aria-label="Searching"
          {...(all ? { variant: 'determinate', value: Math.round((100 * searched) / all) } : {})}
        />
      )}
      <Box sx={summaryStyle}>
        <span role="status">{isReading ? `${results}. Searching... ${range}` : paused}</span>
        <AccessibleDisabledButton
          {...button}
          disabled={!hasMore}
          onClick={isReading ? search.stop : search.resume}
        >
          {isReading ? 'Stop' : 'Search older'}
        </AccessibleDisabledButton>
      </Box>
    </Box>
  );
}

const button = { variant: 'outlined', size: 'small' } as const;

const borderStyle = { borderTop: '1px solid', borderColor: 'divider' } as const;

const pagesStyle = {
  ...borderStyle,
  // Aligned right, because notifications appear at the lower left.
  justifyContent: { xs: 'space-between', md: 'flex-end' },
  columnGap: 2,
  [`@media ${adminBreakpoints.phone}`]: { '& button': { minHeight: '2.75rem' } },
} as const;
