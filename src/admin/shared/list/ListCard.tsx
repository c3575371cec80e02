import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { adminBreakpoints, useIsPhone } from '#src/admin/adminLayout.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { listCardStyle, summaryStyle } from './listStyles.ts';
import type { ArchiveSearch } from './useArchiveSearch.ts';
import type { Pager } from './useLivePages.ts';

type ListCardProps = {
  list: {
    /** Those on the screen. */
    rows: readonly unknown[];
    pager: Pager;
    isFirstLoad: boolean;
    isFetching: boolean;
    search: ArchiveSearch<unknown> | undefined;
  };
  /** Number of rows that match the filter; undefined while unknown. */
  total: number | undefined;
  direction: 'asc' | 'desc';
  loadingLabel: string;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
  header?: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** A list with its pages, and how far a search in it has come. */
export function ListCard({ list, total, direction, loadingLabel, empty, header, children }: ListCardProps) {
  const { rows, pager, isFirstLoad, isFetching, search } = list;
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  // Deferred: rendering a dozen rows in one task would block a phone.
  const isLoading = useDeferredValue(isFirstLoad, true) || isFirstLoad;
  const loading = <Loading label={loadingLabel} />;

  function turn(show: () => void) {
    show();
    if (isPhone) root.current?.scrollIntoView();
  }

  return (
    <Box ref={root} tabIndex={-1} data-list-root="" sx={listCardStyle}>
      {header}
      {isLoading ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          {rows.length > 0 && children}
          {rows.length === 0 && !isFetching && !search?.isReading && empty}
          {search && <SearchSummary search={search} total={total} />}
          {rows.length > 0 && (
            <Box component="nav" aria-label="Pages" sx={[summaryStyle, pagesStyle]}>
              {/* Empty while the next page loads, because the previous rows are still shown. */}
              <span role="status">
                {!isFetching && positionText(pager.offset, rows.length, search ? search.hits.length : total)}
              </span>
              <Box sx={{ display: 'flex', gap: 1 }}>
                <AccessibleDisabledButton
                  {...button}
                  disabled={!pager.hasPrevious || isFetching}
                  onClick={() => turn(pager.showPrevious)}
                >
                  {direction === 'desc' ? 'Newer' : 'Older'}
                </AccessibleDisabledButton>
                <AccessibleDisabledButton
                  {...button}
                  disabled={!pager.hasNext || isFetching}
                  onClick={() => turn(pager.showNext)}
                >
                  {direction === 'desc' ? 'Older' : 'Newer'}
                </AccessibleDisabledButton>
              </Box>
            </Box>
          )}
        </Suspense>
      )}
    </Box>
  );
}

function positionText(offset: number, count: number, total: number | undefined): string {
  const end = offset + count;
  const range = `${(offset + 1).toLocaleString()}–${end.toLocaleString()}`;
  return total === undefined ? range : `${range} of ${Math.max(total, end).toLocaleString()}`;
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
