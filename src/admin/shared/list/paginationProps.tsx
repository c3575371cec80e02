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
  /** Shows the list from its real start, if it now starts elsewhere. */
  onStart?: (() => void) | undefined;
};

/** Search results that fit on one page are only counted, below the list. */
export function hasPages({ search, pager }: PaginatedList<unknown>['list']): boolean {
  return search === undefined || pager.page > 0 || pager.hasNext;
}

/** For the footer of a grid, and for a `TablePagination` below cards. */
export function paginationProps(props: PaginatedList<unknown>): TablePaginationProps {
  const { list, total, direction } = props;
  const { rows, pager, isFetching, search } = list;
  const all = search ? search.hits.length : total;
  // On the last page, counts from the end, so that rows deleted from earlier pages don't shift the range.
  const isLast = !pager.hasNext && all !== undefined && all >= rows.length;
  const before = pager.page * pageSize;
  const start = isLast ? all - rows.length : before;
  const end = start + rows.length;
  const range = `${(start + 1).toLocaleString()}–${end.toLocaleString()}`;
  const position = all === undefined ? range : `${range} of ${Math.max(all, end).toLocaleString()}`;
  const onStart = pager.page === 0 ? props.onStart : undefined;
  const { next, ...names } = directionNames[direction];
  const previous = onStart ? names.start : names.previous;
  return {
    component: 'nav',
    'aria-label': 'Pages',
    page: pager.page,
    // -1 means that there are more.
    count: pager.hasNext ? -1 : before + rows.length,
    rowsPerPage: pageSize,
    rowsPerPageOptions: [pageSize],
    // Empty while the next page loads, because the previous rows are still shown.
    labelDisplayedRows: () => !isFetching && position,
    getItemAriaLabel: (type) => (type === 'next' ? next : previous),
    onPageChange: (_, page) => (page < 0 ? onStart?.() : pager.show(page)),
    slots: { actions: { previousButton: PageButton, nextButton: PageButton } },
    slotProps: {
      displayedRows: { role: 'status' },
      actions: { previousButton: onStart ? { disabled: false } : {} },
    },
  };
}

const directionNames = {
  desc: { start: 'Newest', previous: 'Newer', next: 'Older' },
  asc: { start: 'Oldest', previous: 'Older', next: 'Newer' },
} as const;

/** Its accessible name gives the order of the rows. Stays focusable on the last page. */
function PageButton({ 'aria-label': name, disabled = false, onClick }: ButtonProps) {
  return (
    <AccessibleDisabledButton variant="outlined" size="small" disabled={disabled} onClick={onClick}>
      {name}
    </AccessibleDisabledButton>
  );
}
