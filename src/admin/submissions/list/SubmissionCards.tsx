import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { formatDateTime, formatShortDate } from '#src/admin/shared/formatDateTime.ts';
import { cardListStyle, cardStyle } from '#src/admin/shared/list/listStyles.ts';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { messageStart, submissionName } from '#src/admin/submissions/messages.ts';
import { NewBadge, StatusBadge } from '#src/admin/submissions/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';

type SubmissionCardsProps = {
  rows: readonly Submission[];
  openId: string | undefined;
  selectedIds: ReadonlySet<string>;
  isFetching: boolean;
  isSelecting: boolean;
  onSelect(ids: ReadonlySet<string>): void;
  onOpen(submission: Submission): void;
  onDelete(submission: Submission): void;
};

export function SubmissionCards({ rows, isFetching, ...list }: SubmissionCardsProps) {
  return (
    <Box component="ul" aria-label="Submissions" aria-busy={isFetching} sx={cardListStyle}>
      {rows.map((row) => (
        <SubmissionCard key={row.id} row={row} {...list} />
      ))}
    </Box>
  );
}

type SubmissionCardProps = Omit<SubmissionCardsProps, 'rows' | 'isFetching'> & { row: Submission };

function SubmissionCard({ row, openId, selectedIds, isSelecting, ...rest }: SubmissionCardProps) {
  const name = submissionName(row);
  return (
    <Box component="li" data-open={row.id === openId} sx={cardStyle}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {isSelecting && (
          <Checkbox
            checked={selectedIds.has(row.id)}
            onChange={() => rest.onSelect(toggle(selectedIds, row.id))}
            slotProps={{ input: { 'aria-label': `Select ${name}` } }}
            sx={{ margin: '-0.75rem 0 -0.75rem -0.75rem', padding: '0.6rem' }}
          />
        )}
        {name} <NewBadge id={row.id} />
      </Typography>
      <Box sx={{ justifySelf: 'end' }}>
        <StatusBadge status={row.status} />
      </Box>
      <Typography noWrap sx={{ color: 'text.secondary' }}>
        {row.email}
      </Typography>
      <Typography sx={{ gridColumn: 1 }}>
        {isInvalidDocument(row) ? row.invalidReason : row.service}
      </Typography>
      <Typography noWrap sx={{ gridColumn: 1, color: 'text.secondary' }}>
        {messageStart(row)}
      </Typography>
      <Typography
        variant="caption"
        title={formatDateTime(row.timestamp)}
        sx={{ gridColumn: 1, color: 'text.secondary' }}
      >
        {formatShortDate(row.timestamp)}
      </Typography>
      <Box
        sx={{ gridArea: '2 / 2 / 6 / 3', alignSelf: 'end', marginRight: '-0.75rem', whiteSpace: 'nowrap' }}
      >
        <RowActionButton
          name="View"
          itemName={name}
          documentId={row.id}
          isStretched
          onClick={() => rest.onOpen(row)}
        />
        <RowActionButton name="Delete" itemName={name} onClick={() => rest.onDelete(row)} />
      </Box>
    </Box>
  );
}

function toggle(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
