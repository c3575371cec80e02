import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { formatDateTime, formatShortDate } from '#src/admin/shared/formatDateTime.ts';
import { cardListStyle, cardStyle } from '#src/admin/shared/list/listStyles.ts';
import type { RowSelection } from '#src/admin/submissions/actions/RowSelection.tsx';
import { messageStart, submissionName } from '#src/admin/submissions/messages.ts';
import { NewBadge, StatusBadge } from '#src/admin/submissions/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { SubmissionRowActions } from './SubmissionRowActions.tsx';

export type MarkedRows = { openId: string | undefined; selection: RowSelection };

type SubmissionCardsProps = MarkedRows & { list: { rows: readonly Submission[]; isFetching: boolean } };

export function SubmissionCards({ list, ...marked }: SubmissionCardsProps) {
  return (
    <Box component="ul" aria-label="Submissions" aria-busy={list.isFetching} sx={cardListStyle}>
      {list.rows.map((row) => (
        <SubmissionCard key={row.id} row={row} {...marked} />
      ))}
    </Box>
  );
}

function SubmissionCard({ row, openId, selection }: MarkedRows & { row: Submission }) {
  const name = submissionName(row);
  return (
    <Box component="li" data-open={row.id === openId} sx={cardStyle}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {selection.isSelecting && (
          <Checkbox
            checked={selection.ids.has(row.id)}
            onChange={({ target }) => {
              const others = [...selection.ids].filter((id) => id !== row.id);
              selection.select(target.checked ? [...others, row.id] : others);
            }}
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
        <SubmissionRowActions submission={row} isStretched />
      </Box>
    </Box>
  );
}
