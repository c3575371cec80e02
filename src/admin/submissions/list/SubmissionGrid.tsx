import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { formatDateTime, formatShortDate } from '#src/admin/shared/formatDateTime.ts';
import { ListGrid, type ListGridProps } from '#src/admin/shared/list/ListGrid.tsx';
import { messageStart, submissionName } from '#src/admin/submissions/messages.ts';
import { NewBadge, StatusBadge } from '#src/admin/submissions/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import type { MarkedRows } from './SubmissionList.tsx';
import { SubmissionRowActions, useSubmissionRows } from './SubmissionRowActions.tsx';

type SubmissionGridProps = MarkedRows & ListGridProps<Submission>;

export function SubmissionGrid({ openId, selection, ...props }: SubmissionGridProps) {
  const { onOpen } = useSubmissionRows();
  return (
    <ListGrid
      {...props}
      aria-label="Submissions"
      columns={columns}
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      checkboxSelection
      rowSelectionModel={{ type: 'include', ids: new Set(selection.ids) }}
      onRowSelectionModelChange={({ ids }) => selection.select([...ids].map(String))}
      dateField="timestamp"
      onOpen={onOpen}
      onRowClick={({ row }) => onOpen(row)}
      getRowClassName={({ row }) => (row.id === openId ? 'viewed' : '')}
    />
  );
}

const linesStyle = {
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.3,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: '0.8125rem' },
} as const;

const columns: GridColDef<Submission>[] = [
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
    // Two buttons of 44 pixels on touch screens.
    width: 112,
    sortable: false,
    renderHeader: () => <span className="hidden">Actions</span>,
    renderCell: ({ row, hasFocus }) => (
      <span className="quiet">
        <SubmissionRowActions submission={row} tabIndex={hasFocus ? 0 : -1} />
      </span>
    ),
  },
];
