import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { formatDateTime, formatShortDate } from '#src/admin/shared/formatDateTime.ts';
import { ListCard } from '#src/admin/shared/list/ListCard.tsx';
import { lazyGrid } from '#src/admin/shared/list/lazyGrid.ts';
import { cardListStyle, cardStyle } from '#src/admin/shared/list/listStyles.ts';
import type { RowSelection } from '#src/admin/submissions/actions/RowSelection.tsx';
import { dashboardMessages, messageStart, submissionName } from '#src/admin/submissions/messages.ts';
import { NewBadge, StatusBadge } from '#src/admin/submissions/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { SubmissionRowActions } from './SubmissionRowActions.tsx';
import type { SubmissionListState, SubmissionUrl } from './useSubmissionList.ts';

export type MarkedRows = { openId: string | undefined; selection: RowSelection };

type SubmissionListProps = {
  url: SubmissionUrl;
  list: SubmissionListState;
  selection: RowSelection;
  /** Number of rows that match the filter; undefined while unknown. */
  total: number | undefined;
  /** For the selected rows. */
  bulkActions: ReactNode;
};

const SubmissionGrid = lazyGrid(async () => (await import('./SubmissionGrid.tsx')).SubmissionGrid);

export function SubmissionList({ url, list, selection, total, bulkActions }: SubmissionListProps) {
  const isPhone = useIsPhone();
  const { status, day, direction } = url.filter;
  const isFiltered = list.search !== undefined || status !== undefined || day !== undefined;
  const shared = { list, total, direction };
  const marked = { openId: url.openId, selection };
  return (
    <ListCard
      {...shared}
      loadingLabel={dashboardMessages.loading}
      header={(!isPhone || selection.isSelecting) && bulkActions}
      empty={<NoSubmissions isFiltered={isFiltered} />}
      cards={<SubmissionCards rows={list.rows} isFetching={list.isFetching} {...marked} />}
      grid={<SubmissionGrid {...shared} {...marked} onSort={url.setDirection} />}
    />
  );
}

type SubmissionCardsProps = MarkedRows & Pick<SubmissionListState, 'rows' | 'isFetching'>;

function SubmissionCards({ rows, isFetching, ...marked }: SubmissionCardsProps) {
  return (
    <Box component="ul" aria-label="Submissions" aria-busy={isFetching} sx={cardListStyle}>
      {rows.map((row) => (
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

function NoSubmissions({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Box sx={emptyStyle}>
      <Typography>{dashboardMessages.none}</Typography>
      {!isFiltered && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Submissions from the contact form appear here.
        </Typography>
      )}
    </Box>
  );
}

const emptyStyle = {
  display: 'grid',
  justifyItems: { sm: 'center' },
  gap: 0.5,
  padding: { xs: 2, sm: 6 },
} as const;
