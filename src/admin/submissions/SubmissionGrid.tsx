import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { screens } from '#src/admin/breakpoints.ts';
import { gridStyle } from '#src/admin/shared/gridStyle.ts';
import { localTime } from '#src/admin/shared/localTime.ts';
import { RowActionButton } from '#src/admin/shared/RowActionButton.tsx';
import { getRowId, toDocumentId, toRowId } from '#src/admin/shared/rowId.ts';
import { useGridFocusReset } from '#src/admin/shared/useGridFocusReset.ts';
import { StatusBadge } from '#src/admin/submissions/detail/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { NewBadge } from './NewBadge.tsx';
import type { SubmissionListProps } from './submissionListProps.ts';

/** The submissions on a desktop: MUI's grid, fed page by page from the server. */
export function SubmissionGrid(props: SubmissionListProps) {
  const hasEmail = useMediaQuery(screens.email);
  const apiRef = useGridFocusReset();
  const { rows, viewedId, selected, isReading, direction } = props;
  return (
    <DataGrid
      apiRef={apiRef}
      aria-label="Submissions"
      rows={rows}
      getRowId={getRowId}
      columns={columnsOf(props, hasEmail)}
      columnVisibilityModel={{ email: hasEmail }}
      loading={isReading}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      checkboxSelection
      rowSelectionModel={{ type: 'include', ids: new Set([...selected].map(toRowId)) }}
      onRowSelectionModelChange={({ ids }) =>
        props.onSelect(new Set([...ids].map((id) => toDocumentId(String(id)))))
      }
      sortingMode="server"
      sortingOrder={['desc', 'asc']}
      sortModel={[{ field: 'timestamp', sort: direction }]}
      onSortModelChange={([order]) => props.onSort(order?.sort ?? 'desc')}
      onRowClick={({ row }) => props.onView(row)}
      onCellKeyDown={({ row, field }, event) => {
        if (event.key === 'Enter' && !['__check__', 'actions'].includes(field)) props.onView(row);
      }}
      getRowClassName={({ row }) => (row.id === viewedId ? 'viewed' : '')}
      slots={{ noRowsOverlay: NoRows }}
      sx={gridStyle}
    />
  );
}

function NoRows() {
  return <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>No submissions found</Box>;
}

function columnsOf(
  { arrived, onView, onDelete }: SubmissionListProps,
  hasEmail: boolean,
): GridColDef<Submission>[] {
  return [
    {
      field: 'name',
      headerName: 'Name',
      flex: 1.1,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => (
        <Box component="span" sx={nameStyle}>
          <span>{row.name}</span>
          {!hasEmail && <span className="muted">{row.email}</span>}
          {arrived.has(row.id) && <NewBadge />}
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
      flex: 1.6,
      minWidth: 150,
      sortable: false,
      cellClassName: 'muted',
    },
    { field: 'service', headerName: 'Service', flex: 1, minWidth: 140, sortable: false },
    {
      field: 'timestamp',
      headerName: 'Date',
      width: 180,
      cellClassName: 'muted',
      valueFormatter: (time: number | null) => localTime(time),
    },
    {
      field: 'actions',
      headerName: 'Actions',
      width: 96,
      sortable: false,
      renderHeader: () => <span className="hidden">Actions</span>,
      renderCell: (cell) => <Actions cell={cell} onView={onView} onDelete={onDelete} />,
    },
  ];
}

type ActionsProps = Pick<SubmissionListProps, 'onView' | 'onDelete'> & {
  cell: GridRenderCellParams<Submission>;
};

function Actions({ cell: { row, hasFocus }, onView, onDelete }: ActionsProps) {
  const shared = { subject: row.name, tabIndex: hasFocus ? 0 : -1 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the keys of its buttons from the grid
    <span onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}>
      <RowActionButton {...shared} name="View" documentId={row.id} onClick={() => onView(row)} />
      <RowActionButton {...shared} name="Delete" onClick={() => onDelete(row)} />
    </span>
  );
}

const nameStyle = {
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.25,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > :first-of-type': { fontWeight: 600 },
} as const;
