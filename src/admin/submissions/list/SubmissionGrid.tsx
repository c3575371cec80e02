import Box from '@mui/material/Box';
import { DataGrid, type GridApi, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { type RefObject, useEffect, useMemo } from 'react';
import { formatDateTime, formatShortDate } from '#src/admin/shared/formatDateTime.ts';
import { gridProps } from '#src/admin/shared/list/gridProps.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { messageStart, submissionName } from '#src/admin/submissions/messages.ts';
import { NewBadge, StatusBadge } from '#src/admin/submissions/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import type { SubmissionRowsProps } from './SubmissionCards.tsx';

type SubmissionGridProps = SubmissionRowsProps & {
  direction: 'asc' | 'desc';
  onSort(direction: 'asc' | 'desc'): void;
};

export function SubmissionGrid(props: SubmissionGridProps) {
  const { rows, openId, selection, isFetching, direction } = props;
  const apiRef = useGridFocusReset();
  const latest = useLatest(props);
  // The same array at each render: the grid processes other columns again.
  const columns = useMemo(() => columnsOf(latest), [latest]);
  return (
    <DataGrid
      {...gridProps}
      apiRef={apiRef}
      aria-label="Submissions"
      rows={rows}
      columns={columns}
      loading={isFetching}
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      checkboxSelection
      rowSelectionModel={{ type: 'include', ids: new Set(selection.ids) }}
      onRowSelectionModelChange={({ ids }) => selection.select([...ids].map(String))}
      sortModel={[{ field: 'timestamp', sort: direction }]}
      onSortModelChange={([order]) => props.onSort(order?.sort ?? 'desc')}
      onRowClick={({ row }) => props.onOpen(row)}
      onCellKeyDown={({ row, field }, event) => {
        if (event.key === 'Enter' && !['__check__', 'actions'].includes(field)) props.onOpen(row);
      }}
      getRowClassName={({ row }) => (row.id === openId ? 'viewed' : '')}
    />
  );
}

function columnsOf(latest: RefObject<SubmissionGridProps>): GridColDef<Submission>[] {
  return [
    {
      field: 'name',
      headerName: 'Name',
      flex: 0.5,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => (
        <Box component="span" sx={linesStyle}>
          <span>
            <b>{submissionName(row)}</b> <NewBadge id={row.id} />
          </span>
          <small className="muted" title={row.email}>
            {isInvalidDocument(row) ? row.invalidReason : row.email}
          </small>
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
      field: 'service',
      headerName: 'Message',
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => (
        <Box component="span" sx={linesStyle}>
          <small className="muted">{row.service}</small>
          <span>{messageStart(row)}</span>
        </Box>
      ),
    },
    {
      field: 'timestamp',
      headerName: 'Date',
      // Leaves room for a wider typeface.
      width: 136,
      cellClassName: 'muted',
      renderCell: ({ row: { timestamp } }) => (
        <span title={formatDateTime(timestamp)}>{formatShortDate(timestamp)}</span>
      ),
    },
    {
      field: 'actions',
      headerName: 'Actions',
      width: 96,
      sortable: false,
      renderHeader: () => <span className="hidden">Actions</span>,
      renderCell: ({ row, hasFocus }) => {
        const shared = { itemName: submissionName(row), tabIndex: hasFocus ? 0 : -1 };
        return (
          <span className="quiet">
            <RowActionButton
              {...shared}
              name="View"
              documentId={row.id}
              onClick={() => latest.current.onOpen(row)}
            />
            <RowActionButton {...shared} name="Delete" onClick={() => latest.current.onDelete(row)} />
          </span>
        );
      },
    },
  ];
}

/** By default the grid remembers its focused cell until a click, and grabs the focus when that row is removed. */
function useGridFocusReset(): RefObject<GridApi | null> {
  const apiRef = useGridApiRef();
  useEffect(() => {
    function release({ target }: FocusEvent) {
      const api = apiRef.current;
      const root = api?.rootElementRef?.current;
      if (!api || !(target instanceof Node) || root?.contains(target) || !api.state.focus.cell) return;
      api.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
    }
    document.addEventListener('focusin', release);
    return () => document.removeEventListener('focusin', release);
  }, [apiRef]);
  return apiRef;
}

const linesStyle = {
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.3,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: '0.8125rem' },
} as const;
