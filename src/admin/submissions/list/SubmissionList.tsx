import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { adminBreakpoints, useIsPhone } from '#src/admin/adminLayout.ts';
import { useNewSubmissions } from '#src/admin/NewSubmissionsProvider.tsx';
import { ListFooter } from '#src/admin/shared/list/ListFooter.tsx';
import { listCardStyle } from '#src/admin/shared/list/listStyles.ts';
import type { RowSelection } from '#src/admin/submissions/actions/useRowSelection.ts';
import { arrivalMessage, dashboardMessages } from '#src/admin/submissions/messages.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
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
  const { arrived } = useNewSubmissions();
  const root = useRef<HTMLDivElement>(null);
  // Deferred: rendering a dozen cards in one task would block a phone.
  const isLoading = useDeferredValue(list.isFirstLoad, true) || list.isFirstLoad;
  const { status, day, direction } = url.filter;
  const shared = {
    rows,
    openId: url.openId,
    selectedIds: selection.ids,
    isFetching,
    onSelect: selection.select,
    onOpen,
    onDelete,
  };
  return (
    <Box ref={root} tabIndex={-1} data-list-root="" sx={listCardStyle}>
      {(!isPhone || selection.isSelecting) && bulkActions}
      {isLoading ? (
        <Loading label={dashboardMessages.loading} />
      ) : (
        <Suspense fallback={<Loading label={dashboardMessages.loading} />}>
          {rows.length === 0 && !isFetching && !search?.isReading && (
            <NoSubmissions isFiltered={search !== undefined || status !== undefined || day !== undefined} />
          )}
          {rows.length > 0 &&
            (isPhone ? (
              <SubmissionCards {...shared} isSelecting={selection.isSelecting} />
            ) : (
              <SubmissionGrid {...shared} direction={direction} onSort={url.setDirection} />
            ))}
          <ListFooter
            list={list}
            total={total}
            direction={direction}
            onTurn={() => isPhone && root.current?.scrollIntoView()}
          />
        </Suspense>
      )}
      <span role="status" style={visuallyHidden}>
        {arrived.length > 0 && arrivalMessage(arrived)}
      </span>
    </Box>
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
