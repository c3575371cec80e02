import type { GridColDef } from '@mui/x-data-grid';
import type { KeyboardEvent } from 'react';
import { ListGrid, type ListGridProps } from '#src/admin/shared/list/ListGrid.tsx';
import { toTabbedRows } from '#src/admin/submissions/actions/submissionsCsv.ts';
import {
  copiedMessage,
  messageStart,
  statusLabels,
  submissionName,
} from '#src/admin/submissions/messages.ts';
import { StatusBadge } from '#src/admin/submissions/StatusBadge.tsx';
import { copyText } from '#src/components/notifications/copyText.ts';
import { readableEmail } from '#src/features/submissions/data/shownValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { MessageCell, SenderCell } from './SubmissionCells.tsx';
import type { MarkedRows } from './SubmissionList.tsx';
import { SubmissionRowActions, useSubmissionRows } from './SubmissionRowActions.tsx';

type SubmissionGridProps = MarkedRows & ListGridProps<Submission>;

export function SubmissionGrid({ openId, selection, ...props }: SubmissionGridProps) {
  const { onOpen } = useSubmissionRows();

  /** Replaces the grid's own copying, which would copy the columns' values, not the rows of the export. */
  function copyRows(event: KeyboardEvent): void {
    const isCopy = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c';
    const selected = props.list.rows.filter(({ id }) => selection.ids.has(id));
    if (!isCopy || selected.length === 0 || window.getSelection()?.toString()) return;
    event.preventDefault();
    event.stopPropagation();
    void copyText(toTabbedRows(selected), copiedMessage(selected.length));
  }

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
      onCopy={copyRows}
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
      valueGetter: (_, row) => `${submissionName(row)}\n${readableEmail(row.email)}`,
      renderCell: ({ row }) => <SenderCell submission={row} />,
    },
    {
      field: 'status',
      headerName: 'Status',
      width: 96,
      valueGetter: (_, { status }) => statusLabels[status],
      renderCell: ({ row }) => <StatusBadge status={row.status} />,
    },
    {
      field: 'service',
      headerName: 'Message',
      flex: 1.6,
      minWidth: 130,
      valueGetter: (_, row) => `${row.service}\n${messageStart(row)}`,
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
