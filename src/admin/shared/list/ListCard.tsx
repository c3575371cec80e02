import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TablePagination from '@mui/material/TablePagination';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { listCardStyle, summaryStyle } from './listStyles.ts';
import { hasPages, type PaginatedList, paginationProps } from './paginationProps.tsx';
import type { ArchiveSearch } from './useArchiveSearch.ts';

type ListCardProps = PaginatedList<unknown> & {
  loadingLabel: string;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
  header?: ReactNode;
  /** The rows on a phone. */
  cards: ReactNode;
  /** The rows on other screens; a grid has its own pages. */
  grid: ReactNode;
};

/** A list with its pages, and how far a search in it has come. */
export function ListCard({ loadingLabel, empty, header, cards, grid, ...paginated }: ListCardProps) {
  const { list, total } = paginated;
  const { rows, isFirstLoad, isFetching, search } = list;
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  // Deferred: rendering a dozen rows in one task would block a phone.
  const isLoading = useDeferredValue(isFirstLoad, true) || isFirstLoad;
  const loading = <Loading label={loadingLabel} />;
  const pagination = paginationProps(paginated);
  return (
    <Box ref={root} tabIndex={-1} data-list-root="" sx={listCardStyle}>
      {header}
      {isLoading ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          {rows.length > 0 && !isPhone && grid}
          {rows.length > 0 && isPhone && (
            <>
              {cards}
              {hasPages(list) && (
                <TablePagination
                  {...pagination}
                  onPageChange={(event, page) => {
                    pagination.onPageChange(event, page);
                    root.current?.scrollIntoView();
                  }}
                />
              )}
            </>
          )}
          {rows.length === 0 && !isFetching && !search?.isReading && empty}
          {search && <SearchSummary search={search} total={total} isPaged={hasPages(list)} />}
        </Suspense>
      )}
    </Box>
  );
}

type SearchSummaryProps = { search: ArchiveSearch<unknown>; total: number | undefined; isPaged: boolean };

function SearchSummary({ search, total, isPaged }: SearchSummaryProps) {
  const { hits, searched, hasMore, isReading } = search;
  const all = total && Math.max(total, searched);
  const results = `${hits.length.toLocaleString()} ${hits.length === 1 ? 'result' : 'results'}`;
  const range = searched.toLocaleString() + (all ? ` of ${all.toLocaleString()}` : '');
  const paused = hasMore ? `${results} in ${range}` : results;
  // The pages show the number of results too.
  const isKnown = isPaged && !isReading && !hasMore;
  return (
    <Box sx={isKnown ? { '&:not(:has(:focus-visible))': visuallyHidden } : borderStyle}>
      {isReading && (
        <LinearProgress
          aria-label="Searching"
          {...(all ? { variant: 'determinate', value: Math.round((100 * searched) / all) } : {})}
        />
      )}
      <Box sx={summaryStyle}>
        <span role="status">{isReading ? `${results}. Searching... ${range}` : paused}</span>
        <AccessibleDisabledButton
          variant="outlined"
          size="small"
          disabled={!hasMore}
          onClick={isReading ? search.stop : search.resume}
          sx={buttonStyle}
        >
          {isReading ? 'Stop' : 'Search older'}
        </AccessibleDisabledButton>
      </Box>
    </Box>
  );
}

const borderStyle = { borderTop: '1px solid', borderColor: 'divider' } as const;

/** If it was just pressed with a key, it keeps the focus. After a click, it must not wait to leave until the next one. */
const buttonStyle = { '&[aria-disabled]:not(:focus-visible)': { display: 'none' } };
