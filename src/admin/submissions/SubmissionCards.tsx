import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { cardListStyle, cardStyle } from '#src/admin/shared/cardStyle.ts';
import { localTime } from '#src/admin/shared/localTime.ts';
import { RowActionButton } from '#src/admin/shared/RowActionButton.tsx';
import { StatusBadge } from '#src/admin/submissions/detail/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { NewBadge } from './NewBadge.tsx';
import type { SubmissionListProps } from './submissionListProps.ts';

type SubmissionCardsProps = SubmissionListProps & { /** Cards can be ticked. */ isSelecting: boolean };

/** The submissions on a phone: a card each, its buttons under the thumb. */
export function SubmissionCards({ rows, isReading, ...list }: SubmissionCardsProps) {
  if (rows.length === 0) {
    return <Typography sx={{ padding: 2 }}>{isReading ? 'Loading...' : 'No submissions found'}</Typography>;
  }
  return (
    <Box component="ul" aria-label="Submissions" aria-busy={isReading} sx={cardListStyle}>
      {rows.map((row) => (
        <SubmissionCard key={row.id} row={row} {...list} />
      ))}
    </Box>
  );
}

type SubmissionCardProps = Omit<SubmissionCardsProps, 'rows' | 'isReading'> & { row: Submission };

function SubmissionCard({ row, arrived, viewedId, selected, isSelecting, ...handlers }: SubmissionCardProps) {
  return (
    <Box component="li" data-viewed={row.id === viewedId} sx={cardStyle}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {isSelecting && (
          <Checkbox
            checked={selected.has(row.id)}
            onChange={() => handlers.onSelect(toggled(selected, row.id))}
            slotProps={{ input: { 'aria-label': `Select ${row.name}` } }}
            sx={{ margin: '-0.75rem 0 -0.75rem -0.75rem', padding: '0.6rem' }}
          />
        )}
        {row.name} {arrived.has(row.id) && <NewBadge />}
      </Typography>
      <Box sx={{ justifySelf: 'end' }}>
        <StatusBadge status={row.status} />
      </Box>
      <Typography noWrap sx={{ color: 'text.secondary' }}>
        {row.email}
      </Typography>
      <Typography sx={{ gridColumn: 1 }}>{row.service}</Typography>
      <Typography variant="caption" sx={{ gridColumn: 1, color: 'text.secondary' }}>
        {localTime(row.timestamp)}
      </Typography>
      <Box
        sx={{ gridArea: '2 / 2 / 5 / 3', alignSelf: 'end', marginRight: '-0.75rem', whiteSpace: 'nowrap' }}
      >
        <RowActionButton
          name="View"
          subject={row.name}
          documentId={row.id}
          isStretched
          onClick={() => handlers.onView(row)}
        />
        <RowActionButton name="Delete" subject={row.name} onClick={() => handlers.onDelete(row)} />
      </Box>
    </Box>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
