import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { useCallback, useMemo } from 'react';
import { adminBreakpoints } from '#src/admin/adminBreakpoints.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { RowActionButton } from '#src/admin/shared/RowActionButton.tsx';
import { getRowId, toDocumentId, toRowId } from '#src/admin/shared/rowId.ts';
import { useGridFocusReset } from '#src/admin/shared/useGridFocusReset.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { StatusBadge } from '#src/admin/submissions/detail/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { NewBadge } from './NewBadge.tsx';
import { type SubmissionRowsProps, submissionName } from './submissionRow.ts';

const sortingOrder = ['desc', 'asc'] as const;
const slots = { noRowsOverlay: NoRows };

/** The submissions on a desktop: MUI's grid, fed page by page from the server. */
export function SubmissionGrid(props: SubmissionRowsProps) {
  const { rows, openId, selectedIds, isFetching, direction } = props;
  const hasEmail = useMediaQuery(adminBreakpoints.email);
  const apiRef = useGridFocusReset();
  const columns = useColumns(props, hasEmail);
  const columnVisibilityModel = useMemo(() => ({ email: hasEmail }), [hasEmail]);
  const sortModel = useMemo(() => [{ field: 'timestamp', sort: direction }], [direction]);
  const rowSelectionModel = useMemo(
    () => ({ type: 'include' as const, ids: new Set([...selectedIds].map(toRowId)) }),
    [selectedIds],
  );
  return (
    <DataGrid
      apiRef={apiRef}
      aria-label="Submissions"
      rows={rows}
      getRowId={getRowId}
      columns={columns}
      columnVisibilityModel={columnVisibilityModel}
      loading={isFetching}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      checkboxSelection
      rowSelectionModel={rowSelectionModel}
      onRowSelectionModelChange={({ ids }) =>
        props.onSelect(new Set([...ids].map((id) => toDocumentId(String(id)))))
      }
      sortingMode="server"
      sortingOrder={sortingOrder}
      sortModel={sortModel}
      onSortModelChange={([order]) => props.onSort(order?.sort ?? 'desc')}
      onRowClick={({ row }) => props.onOpen(row)}
      onCellKeyDown={({ row, field }, event) => {
        if (event.key === 'Enter' && !['__check__', 'actions'].includes(field)) props.onOpen(row);
      }}
      getRowClassName={({ row }) => (row.id === openId ? 'viewed' : '')}
      slots={slots}
    />
  );
}

function NoRows() {
  return <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>No submissions found</Box>;
}

/** The grid's columns, the same ones for as long as nothing changes in them: it sets itself up anew for others. */
function useColumns(props: SubmissionRowsProps, hasEmail: boolean): GridColDef<Submission>[] {
  const latest = useLatest(props);
  const { newIds } = props;
  const handleOpen = useCallback((row: Submission) => latest.current.onOpen(row), [latest]);
  const handleDelete = useCallback((row: Submission) => latest.current.onDelete(row), [latest]);
  return useMemo(() => {
    return [
      {
        field: 'name',
        headerName: 'Name',
        flex: hasEmail ? 1.1 : 1.8,
        minWidth: 150,
        sortable: false,
        renderCell: ({ row }) => (
          <Box component="span" sx={nameStyle}>
            <span>{submissionName(row)}</span>
            {isUnreadable(row) && <span className="muted">{row.unreadable}</span>}
            {!hasEmail && <span className="muted">{row.email}</span>}
            {newIds.has(row.id) && <NewBadge />}
          </Box>
        ),
      },
      {
        field: 'status',
        headerName: 'Status',
        width: 96,
        sortable: false,
        renderCell: ({ row }) => <StatusBadge status={row.status} />,
      },
      {
        field: 'email',
        headerName: 'Email',
        flex: 1.65,
        minWidth: 150,
        sortable: false,
        cellClassName: 'muted',
        renderCell: ({ row }) => <Text>{row.email}</Text>,
      },
      {
        field: 'service',
        headerName: 'Service',
        flex: 1,
        minWidth: hasEmail ? 130 : 150,
        sortable: false,
        renderCell: ({ row }) => <Text>{row.service}</Text>,
      },
      {
        field: 'timestamp',
        headerName: 'Date',
        width: 172,
        cellClassName: 'muted',
        valueFormatter: (time: number | null) => formatDateTime(time),
      },
      {
        field: 'actions',
        headerName: 'Actions',
        width: 96,
        sortable: false,
        renderHeader: () => <span className="hidden">Actions</span>,
        renderCell: (cell) => <Actions cell={cell} onOpen={handleOpen} onDelete={handleDelete} />,
      },
    ];
  }, [newIds, hasEmail, handleOpen, handleDelete]);
}

/** A text that ends with an ellipsis where it does not fit, and is told in full under the pointer. */
function Text({ children }: { children: string }) {
  return (
    <Box component="span" title={children} sx={ellipsisStyle}>
      {children}
    </Box>
  );
}

type ActionsProps = Pick<SubmissionRowsProps, 'onOpen' | 'onDelete'> & {
  cell: GridRenderCellParams<Submission>;
};

function Actions({ cell: { row, hasFocus }, onOpen, onDelete }: ActionsProps) {
  const shared = { itemName: submissionName(row), tabIndex: hasFocus ? 0 : -1 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the keys of its buttons from the grid
    <span onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}>
      <RowActionButton {...shared} name="View" documentId={row.id} onClick={() => onOpen(row)} />
      <RowActionButton {...shared} name="Delete" onClick={() => onDelete(row)} />
    </span>
  );
}

const ellipsisStyle = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const nameStyle = {
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.25,
  '& > *': ellipsisStyle,
  '& > :first-of-type': { fontWeight: 600 },
} as const;
