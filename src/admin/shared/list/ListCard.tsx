import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TablePagination from '@mui/material/TablePagination';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/loading/Loading.tsx';
import { cardListStyle, listCardStyle, summaryStyle } from './listStyles.ts';
import { hasPages, type PaginatedList, paginationProps } from './paginationProps.tsx';
import type { ArchiveSearch } from './useArchiveSearch.ts';

type ListCardProps<Row> = PaginatedList<Row> & {
  label: string;
  loadingLabel: string;
  empty: ReactNode;
  bulkActions?: ReactNode;
  renderCard(row: Row): ReactNode;
  /** Shows the rows except on a phone; has its own pagination. */
  grid: ReactNode;
};

/** A list with its pages, and the progress of a search in it. */
export function ListCard<Row>({ label, loadingLabel, empty, ...props }: ListCardProps<Row>) {
  const { bulkActions, renderCard, grid, ...paginated } = props;
  const { list, total } = paginated;
  const { rows, isFirstLoad, isFetching, failure, search } = list;
  const isPhone = useIsPhone();
  // Deferred: rendering a dozen rows in one task would block a phone.
  const isLoading = useDeferredValue(isFirstLoad, true) || isFirstLoad;
  const nothing = failure ? <ReadFailure message={failure} /> : empty;
  const loading = <Loading label={loadingLabel} />;
  const pagination = paginationProps(paginated);
  return (
    <Box tabIndex={-1} data-list-root="" sx={listCardStyle}>
      {!isPhone && bulkActions}
      {isLoading ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          {rows.length > 0 && !isPhone && grid}
          {rows.length > 0 && isPhone && (
            <>
              <Box component="ul" aria-label={label} aria-busy={isFetching} sx={cardListStyle}>
                {rows.map(renderCard)}
              </Box>
              {bulkActions}
              {hasPages(list) && (
                <TablePagination
                  {...pagination}
                  onPageChange={(event, page) => {
                    pagination.onPageChange(event, page);
                    event?.currentTarget.closest('[data-list-root]')?.scrollIntoView();
                  }}
                />
              )}
            </>
          )}
          {rows.length === 0 && (search ? search.isComplete && empty : !isFetching && nothing)}
          {search && <SearchSummary search={search} total={total} isPaged={hasPages(list)} />}
        </Suspense>
      )}
    </Box>
  );
}

type SearchSummaryProps = { search: ArchiveSearch<unknown>; total: number | undefined; isPaged: boolean };

function SearchSummary({ search, total, isPaged }: SearchSummaryProps) {
  const { hits, searched, isReading, isComplete } = search;
  const all = total && Math.max(total, searched);
  const results = `${hits.length.toLocaleString()} ${hits.length === 1 ? 'result' : 'results'}`;
  const range = searched.toLocaleString() + (all ? ` of ${all.toLocaleString()}` : '');
  const failed = navigator.onLine
    ? `${results} in the first ${range}`
    : `You're offline. Searched only the ${searched.toLocaleString()} that are loaded: ${results}`;
  const progress = isReading ? `${results}. Searching... ${range}` : failed;
  return (
    // The pages show the number of results too.
    <Box sx={isPaged && isComplete ? visuallyHidden : borderStyle}>
      {isReading && (
        <LinearProgress
          aria-label="Searching"
          {...(all ? { variant: 'determinate', value: Math.round((100 * searched) / all) } : {})}
        />
      )}
      <Box role="status" sx={summaryStyle}>
        {isComplete ? results : progress}
      </Box>
    </Box>
  );
}

const borderStyle = { borderTop: '1px solid', borderColor: 'divider' } as const;
