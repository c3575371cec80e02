import { DataGrid, type DataGridProps, type GridValidRowModel, useGridApiRef } from '@mui/x-data-grid';
import type { FocusEvent } from 'react';
import { hasPages, type PaginatedList, paginationProps } from './paginationProps.tsx';

export type ListGridProps<Row> = PaginatedList<Row> & { onSort(direction: 'asc' | 'desc'): void };

type Props<Row extends GridValidRowModel> = Omit<DataGridProps<Row>, 'rows'> &
  ListGridProps<Row> & {
    /** The only column to sort by. */
    dateField: string;
    onOpen(row: Row): void;
  };

/** Material UI's grid; the server pages and sorts the rows. */
export function ListGrid<Row extends GridValidRowModel>(props: Props<Row>) {
  const { list, total, direction, dateField, onSort, onOpen, ...gridProps } = props;
  const apiRef = useGridApiRef();
  const pagination = paginationProps({ list, total, direction });

  /** Otherwise the grid remembers its focused cell until a click, and takes the focus when that row is removed. */
  function releaseFocus({ relatedTarget }: FocusEvent) {
    // Pages are turned in the grid's footer, which is outside its rows.
    if (!relatedTarget || relatedTarget.closest('[role=row]')) return;
    apiRef.current?.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
  }

  return (
    <DataGrid
      {...gridProps}
      apiRef={apiRef}
      rows={list.rows}
      loading={list.isFetching}
      paginationMode="server"
      rowCount={pagination.count}
      hideFooter={!hasPages(list)}
      hideFooterSelectedRowCount
      slotProps={{ root: { onBlur: releaseFocus }, basePagination: { material: pagination } }}
      sortingMode="server"
      sortingOrder={['desc', 'asc']}
      sortModel={[{ field: dateField, sort: direction }]}
      onSortModelChange={([order]) => onSort(order?.sort ?? 'desc')}
      onCellKeyDown={({ row, field }, { key }) => {
        if (key === 'Enter' && !['__check__', 'actions'].includes(field)) onOpen(row);
      }}
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
    />
  );
}
