import type { ButtonProps } from '@mui/material/Button';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { pageSize } from './page.ts';
import type { ArchiveSearch } from './useArchiveSearch.ts';
import type { Pager } from './useLivePages.ts';

export type PaginatedList<Row> = {
  list: {
    rows: readonly Row[];
    pager: Pager;
    isFirstLoad: boolean;
    isFetching: boolean;
    failure?: string | undefined;
    search: ArchiveSearch<Row> | undefined;
  };
  /** Number of rows that match the filter; undefined while unknown. */
  total: number | undefined;
  direction: 'asc' | 'desc';
};

/** Hits of a search that fit on one page are only counted, below the list. */
export function hasPages({ search, pager }: PaginatedList<unknown>['list']): boolean {
  return search === undefined || pager.page > 0 || pager.hasNext;
}

/** For the footer of a grid, and for a `TablePagination` below cards. */
export function paginationProps({ list, total, direction }: PaginatedList<unknown>): TablePaginationProps {
  const { rows, pager, isFetching, search } = list;
  const start = pager.page * pageSize;
  const end = start + rows.length;
  const all = search ? search.hits.length : total;
  const range = `${(start + 1).toLocaleString()}–${end.toLocaleString()}`;
  const position = all === undefined ? range : `${range} of ${Math.max(all, end).toLocaleString()}`;
  const isNewer = { previous: direction === 'desc', next: direction === 'asc' };
  return {
    component: 'nav',
    'aria-label': 'Pages',
    page: pager.page,
    // -1 means that there are more.
    count: pager.hasNext ? -1 : end,
    rowsPerPage: pageSize,
    rowsPerPageOptions: [pageSize],
    // Empty while the next page loads, because the previous rows are still shown.
    labelDisplayedRows: () => !isFetching && position,
    getItemAriaLabel: (type) => (isNewer[type as keyof typeof isNewer] ? 'Newer' : 'Older'),
    onPageChange: (_, page) => pager.show(page),
    slots: { actions: { previousButton: PageButton, nextButton: PageButton } },
    slotProps: { displayedRows: { role: 'status' } },
  };
}

/** Its accessible name gives the order of the rows. Stays focusable on the last page. */
function PageButton({ 'aria-label': name, disabled = false, onClick }: ButtonProps) {
  return (
    <AccessibleDisabledButton variant="outlined" size="small" disabled={disabled} onClick={onClick}>
      {name}
    </AccessibleDisabledButton>
  );
}
