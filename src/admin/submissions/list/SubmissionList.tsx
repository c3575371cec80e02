import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { adminBreakpoints, useIsPhone } from '#src/admin/adminLayout.ts';
import { ListCard } from '#src/admin/shared/list/ListCard.tsx';
import type { RowSelection } from '#src/admin/submissions/actions/RowSelection.tsx';
import type { SubmissionUrl } from '#src/admin/submissions/list/useSubmissionList.ts';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { SubmissionCards } from './SubmissionCards.tsx';
import type { SubmissionList as SubmissionListState } from './useSubmissionList.ts';

type SubmissionListProps = {
  url: SubmissionUrl;
  list: SubmissionListState;
  selection: RowSelection;
  /** Number of rows that match the filter; undefined while unknown. */
  total: number | undefined;
  /** For the selected rows. */
  bulkActions: ReactNode;
  onOpen(submission: Submission): void;
  onDelete(submission: Submission): void;
};

export function SubmissionList(props: SubmissionListProps) {
  const { url, list, selection, total, bulkActions, onOpen, onDelete } = props;
  const isPhone = useIsPhone();
  const { rows, isFetching, search } = list;
  const { status, day, direction } = url.filter;
  const shared = { rows, openId: url.openId, selection, isFetching, onOpen, onDelete };
  return (
    <ListCard
      list={list}
      total={total}
      direction={direction}
      loadingLabel={dashboardMessages.loading}
      header={(!isPhone || selection.isSelecting) && bulkActions}
      empty={<NoSubmissions isFiltered={search !== undefined || status !== undefined || day !== undefined} />}
    >
      {isPhone ? (
        <SubmissionCards {...shared} />
      ) : (
        <SubmissionGrid {...shared} direction={direction} onSort={url.setDirection} />
      )}
    </ListCard>
  );
}

const loadGrid = () => import('./SubmissionGrid.tsx');

// In parallel with the page; a phone does not need it.
if (!window.matchMedia(adminBreakpoints.phone).matches) loadGrid().catch(() => undefined);
const SubmissionGrid = lazyWithReload(async () => (await loadGrid()).SubmissionGrid);

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
