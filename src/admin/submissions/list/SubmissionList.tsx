import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { ListCard } from '#src/admin/shared/list/ListCard.tsx';
import { lazyGrid } from '#src/admin/shared/list/lazyGrid.ts';
import type { RowSelection } from '#src/admin/submissions/actions/RowSelection.tsx';
import type { SubmissionUrl } from '#src/admin/submissions/list/useSubmissionList.ts';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { SubmissionCards } from './SubmissionCards.tsx';
import type { SubmissionListState } from './useSubmissionList.ts';

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
      cards={<SubmissionCards list={list} {...marked} />}
      grid={<SubmissionGrid {...shared} {...marked} onSort={url.setDirection} />}
    />
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
