import type { GridColDef } from '@mui/x-data-grid';
import { ListGrid, type ListGridProps } from '#src/admin/shared/list/ListGrid.tsx';
import { StatusBadge } from '#src/admin/submissions/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { MessageCell, SenderCell } from './SubmissionCells.tsx';
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
      onOpen={onOpen}
      onRowClick={({ row }) => onOpen(row)}
      getRowClassName={({ row }) => (row.id === openId ? 'viewed' : '')}
    />
  );
}

const columns = {
  columns: [
    {
      field: 'name',
      headerName: 'Name',
      flex: 1,
      minWidth: 144,
      renderCell: ({ row }) => <SenderCell submission={row} />,
    },
    {
      field: 'status',
      headerName: 'Status',
      width: 96,
      renderCell: ({ row }) => <StatusBadge status={row.status} />,
    },
    {
      field: 'service',
      headerName: 'Message',
      flex: 1.3,
      minWidth: 130,
      renderCell: ({ row }) => <MessageCell submission={row} />,
    },
  ] satisfies GridColDef<Submission>[],
  dateField: 'timestamp',
  actions: (row: Submission, tabIndex: number) => (
    <SubmissionRowActions submission={row} tabIndex={tabIndex} />
  ),
  // Two buttons of 44 pixels on touch screens.
  actionsWidth: 112,
};
