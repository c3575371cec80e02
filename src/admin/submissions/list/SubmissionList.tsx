import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { ListCard } from '#src/admin/shared/list/ListCard.tsx';
import { lazyGrid } from '#src/admin/shared/list/lazyGrid.ts';
import { cardStyle } from '#src/admin/shared/list/listStyles.ts';
import type { RowSelection } from '#src/admin/submissions/actions/RowSelection.tsx';
import { dashboardMessages, submissionName } from '#src/admin/submissions/messages.ts';
import { StatusBadge } from '#src/admin/submissions/StatusBadge.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { MessageCell, SenderCell } from './SubmissionCells.tsx';
import { SubmissionRowActions } from './SubmissionRowActions.tsx';
import type { SubmissionListState, SubmissionUrl } from './useSubmissionList.ts';

export type MarkedRows = { openId: string | undefined; selection: RowSelection };

type SubmissionListProps = {
  url: SubmissionUrl;
  list: SubmissionListState;
  selection: RowSelection;
  /** Number of rows that match the filter; undefined while unknown. */
  total: number | undefined;
  bulkActions: ReactNode;
  onClear(): void;
};

const SubmissionGrid = lazyGrid(async () => (await import('./SubmissionGrid.tsx')).SubmissionGrid);

export function SubmissionList({ url, list, selection, total, bulkActions, onClear }: SubmissionListProps) {
  const { status, day, direction } = url.filter;
  const isFiltered = list.search !== undefined || status !== undefined || day !== undefined;
  const isNewOnly = status === 'new' && list.search === undefined && day === undefined;
  const onStart = list.search || day === undefined ? undefined : () => url.setFilter({ date: undefined });
  const shared = { list, total, direction, onStart };
  const marked = { openId: url.openId, selection };
  return (
    <ListCard
      {...shared}
      label="Submissions"
      loadingLabel={dashboardMessages.loading}
      empty={<NoSubmissions isNewOnly={isNewOnly} onClear={isFiltered ? onClear : undefined} />}
      bulkActions={bulkActions}
      renderCard={(row) => <SubmissionCard key={row.id} row={row} {...marked} />}
      grid={<SubmissionGrid {...shared} {...marked} onSort={url.setDirection} />}
    />
  );
}

function SubmissionCard({ row, openId, selection }: MarkedRows & { row: Submission }) {
  return (
    <Box component="li" data-open={row.id === openId} sx={[cardStyle, { paddingLeft: '2.95rem' }]}>
      <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <Checkbox
          checked={selection.ids.has(row.id)}
          onChange={({ target }) => {
            const others = [...selection.ids].filter((id) => id !== row.id);
            selection.select(target.checked ? [...others, row.id] : others);
          }}
          slotProps={{ input: { 'aria-label': `Select ${submissionName(row)}` } }}
          sx={{ margin: '-0.75rem 0 -0.75rem -2.7rem', padding: '0.6rem' }}
        />
        <SenderCell submission={row} />
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        <StatusBadge status={row.status} />
      </Box>
      <MessageCell submission={row} />
      <Typography variant="caption" sx={{ gridColumn: 1, color: 'text.secondary' }}>
        {formatDateTime(row.timestamp)}
      </Typography>
      <Box
        sx={{ gridArea: '2 / 2 / 4 / 3', alignSelf: 'end', marginRight: '-0.75rem', whiteSpace: 'nowrap' }}
      >
        <SubmissionRowActions submission={row} isStretched />
      </Box>
    </Box>
  );
}

type NoSubmissionsProps = { isNewOnly: boolean; onClear: (() => void) | undefined };

function NoSubmissions({ isNewOnly, onClear }: NoSubmissionsProps) {
  return (
    <Box sx={emptyStyle}>
      <Typography>{dashboardMessages.none}</Typography>
      {(isNewOnly || !onClear) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {onClear ? dashboardMessages.noneNew : dashboardMessages.howToGet}
        </Typography>
      )}
      {onClear && (
        <Button variant="outlined" onClick={onClear}>
          Clear Search and Filters
        </Button>
      )}
    </Box>
  );
}

const emptyStyle = {
  display: 'grid',
  justifyItems: { xs: 'start', sm: 'center' },
  gap: 1.5,
  padding: { xs: 2, sm: 6 },
} as const;
