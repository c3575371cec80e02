import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { hasPages, type PaginatedList, paginationProps } from './paginationProps.tsx';

export type ListGridProps<Row> = PaginatedList<Row> & { onSort(direction: 'asc' | 'desc'): void };

/** A constant outside the component, because the grid's columns must not change with each render. */
type Columns<Row extends GridValidRowModel> = {
  columns: readonly GridColDef<Row>[];
  /** Shown after them, and the only column to sort by. */
  dateField: string;
  /** In the last column. Only the buttons of the current cell are Tab stops. */
  actions(row: Row, tabIndex: number): ReactNode;
  actionsWidth: number;
};

type Props<Row extends GridValidRowModel> = Omit<DataGridProps<Row>, 'rows' | 'columns'> &
  ListGridProps<Row> & {
    columns: Columns<Row>;
    onOpen(row: Row): void;
    /** Gets each key before the grid. */
    onCopy?: (event: KeyboardEvent) => void;
  };

/** Material UI's grid; the server pages and sorts the rows. */
export function ListGrid<Row extends GridValidRowModel>(props: Props<Row>) {
  const { list, total, direction, onStart, columns, onSort, onOpen, onCopy, ...gridProps } = props;
  const apiRef = useGridApiRef();
  const pagination = paginationProps({ list, total, direction, onStart });
  const allColumns = useMemo(() => withDateAndActions(columns), [columns]);

  /** Otherwise the grid remembers its focused cell until a click, and takes focus when that row is removed. */
  function releaseFocus({ relatedTarget }: FocusEvent) {
    // Pages are turned in the grid's footer, which is outside its rows.
    if (!relatedTarget || relatedTarget.closest('[role=row]')) return;
    apiRef.current?.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
  }

  return (
    <DataGrid
      {...gridProps}
      apiRef={apiRef}
      columns={allColumns}
      rows={list.rows}
      loading={list.isFetching}
      paginationMode="server"
      rowCount={pagination.count}
      hideFooter={!hasPages(list)}
      hideFooterSelectedRowCount
      slotProps={{
        root: { onBlur: releaseFocus, onKeyDownCapture: onCopy },
        basePagination: { material: pagination },
      }}
      sortingMode="server"
      sortingOrder={['desc', 'asc']}
      sortModel={[{ field: columns.dateField, sort: direction }]}
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

function withDateAndActions<Row extends GridValidRowModel>(list: Columns<Row>): GridColDef<Row>[] {
  return [
    ...list.columns.map((column) => ({ ...column, sortable: false })),
    {
      field: list.dateField,
      headerName: 'Date',
      // Leaves room for a wider typeface.
      width: 180,
      cellClassName: 'muted',
      valueFormatter: formatDateTime,
    },
    {
      field: 'actions',
      headerName: 'Actions',
      width: list.actionsWidth,
      sortable: false,
      renderHeader: () => <span className="hidden">Actions</span>,
      renderCell: ({ row, hasFocus }) => (
        <span className="quiet">{list.actions(row, hasFocus ? 0 : -1)}</span>
      ),
    },
  ];
}
