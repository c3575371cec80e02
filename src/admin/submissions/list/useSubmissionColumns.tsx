import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { type RefObject, useMemo } from 'react';
import { formatDateTime, recentDay } from '#src/admin/shared/formatDateTime.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { NewBadge, StatusBadge } from '#src/admin/submissions/StatusBadge.tsx';
import { messageStart, submissionName } from '#src/admin/submissions/submissionLabels.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import type { SubmissionRowsProps } from './submissionRowsProps.ts';

/** Memoized, because the grid reinitializes when its columns change. */
export function useSubmissionColumns(
  props: Pick<SubmissionRowsProps, 'newIds' | 'onOpen' | 'onDelete'>,
  hasEmail: boolean,
): GridColDef<Submission>[] {
  const latest = useLatest(props);
  const { newIds } = props;
  return useMemo(() => {
    return [
      {
        field: 'name',
        headerName: 'Name',
        flex: hasEmail ? 1.1 : 1.8,
        minWidth: 150,
        sortable: false,
        renderCell: ({ row }) => (
          <Box component="span" sx={linesStyle}>
            <b>{submissionName(row)}</b>
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
        flex: 1.4,
        minWidth: hasEmail ? 130 : 150,
        sortable: false,
        renderCell: ({ row }) => (
          <Box component="span" sx={linesStyle}>
            <span>{row.service}</span>
            <small className="muted">{messageStart(row)}</small>
          </Box>
        ),
      },
      {
        field: 'timestamp',
        headerName: 'Date',
        width: 184,
        cellClassName: 'muted',
        renderCell: ({ row: { timestamp } }) => (
          <Box component="span" sx={linesStyle}>
            <span>{formatDateTime(timestamp)}</span>
            <small>{recentDay(timestamp)}</small>
          </Box>
        ),
      },
      {
        field: 'actions',
        headerName: 'Actions',
        width: 96,
        sortable: false,
        renderHeader: () => <span className="hidden">Actions</span>,
        renderCell: (cell) => <Actions cell={cell} latest={latest} />,
      },
    ];
  }, [newIds, hasEmail, latest]);
}

function Text({ children }: { children: string }) {
  return (
    <Box component="span" title={children} sx={ellipsisStyle}>
      {children}
    </Box>
  );
}

type ActionsProps = {
  cell: GridRenderCellParams<Submission>;
  latest: RefObject<Pick<SubmissionRowsProps, 'onOpen' | 'onDelete'>>;
};

function Actions({ cell: { row, hasFocus }, latest }: ActionsProps) {
  const shared = { itemName: submissionName(row), tabIndex: hasFocus ? 0 : -1 };
  return (
    <span>
      <RowActionButton
        {...shared}
        name="View"
        documentId={row.id}
        onClick={() => latest.current.onOpen(row)}
      />
      <RowActionButton {...shared} name="Delete" onClick={() => latest.current.onDelete(row)} />
    </span>
  );
}

const ellipsisStyle = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const linesStyle = {
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.25,
  '& > *': ellipsisStyle,
  '& > b': { fontWeight: 600 },
  '& > small': { fontSize: '0.75rem' },
} as const;
