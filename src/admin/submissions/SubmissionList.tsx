import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { adminBreakpoints } from '#src/admin/adminBreakpoints.ts';
import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';
import { listFrameStyle } from '#src/admin/shared/listStyles.ts';
import { Pagination } from '#src/admin/shared/Pagination.tsx';
import { focusRow } from '#src/admin/shared/RowActionButton.tsx';
import { SearchSummary } from '#src/admin/shared/SearchSummary.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { BulkActionsBar } from './BulkActionsBar.tsx';
import { EmailSearchSummary } from './EmailSearchSummary.tsx';
import { type SubmissionRowsProps, submissionName } from './submissionRow.ts';
import type { Dashboard } from './useDashboard.ts';

const loadCards = () =>
  import('./SubmissionCards.tsx').then(({ SubmissionCards }) => ({ default: SubmissionCards }));
const loadGrid = () =>
  import('./SubmissionGrid.tsx').then(({ SubmissionGrid }) => ({ default: SubmissionGrid }));

/** Only the looks the screen has room for are downloaded, with the page and not after its first row. */
const isPhoneAtStart = window.matchMedia(adminBreakpoints.phone).matches;
const firstLooks = isPhoneAtStart ? loadCards() : loadGrid();
firstLooks.catch(() => undefined);
const SubmissionCards = lazy(loadCards);
const SubmissionGrid = lazy(loadGrid);

type SubmissionListProps = {
  dashboard: Dashboard;
  isPhone: boolean;
  isSelecting: boolean;
  onOpen(submission: Submission): void;
  onExportSelected(): void;
};

/** The list in its frame: what is selected above it, the way to further pages below. */
export function SubmissionList({ dashboard, isPhone, isSelecting, ...on }: SubmissionListProps) {
  const { url, list, selection, actions, total, hasNext } = dashboard;
  const { rows, isFetching } = list;
  const { arrived } = useNewSubmissions();
  const newIds = useMemo(() => new Set(arrived.map(({ id }) => id)), [arrived]);
  const frame = useRef<HTMLDivElement>(null);
  // A dozen cards drawn in one go would block a phone; the grid is there before its rows.
  const isComing = useDeferredValue(list.isFirstLoad, true) && isPhone;

  /** The end of a page on a phone is far from the beginning of the next. */
  function startAtTop() {
    if (isPhone) frame.current?.scrollIntoView();
  }

  const rowsProps: SubmissionRowsProps = {
    rows,
    newIds,
    openId: url.openId,
    selectedIds: selection.ids,
    isFetching,
    direction: url.direction,
    onSort: url.setDirection,
    onSelect: selection.select,
    onOpen: on.onOpen,
    onDelete: dashboard.remove,
  };
  return (
    <Box ref={frame} tabIndex={-1} data-list-root="" sx={listFrameStyle}>
      {(!isPhone || isSelecting) && (
        <BulkActionsBar
          count={selection.ids.size}
          hiddenCount={selection.hiddenCount}
          isBusy={actions.isAnyBusy}
          onSelectAll={
            isPhone
              ? () => selection.select(new Set([...selection.ids, ...rows.map(({ id }) => id)]))
              : undefined
          }
          onSetStatus={(status) => actions.setStatus([...selection.ids], status)}
          onExport={on.onExportSelected}
          onDelete={dashboard.removeSelected}
          onClear={() => {
            selection.clear();
            focusRow(undefined);
          }}
        />
      )}
      <Suspense fallback={<Loading label="Loading submissions..." />}>
        {isComing ? (
          <Loading label="Loading submissions..." />
        ) : isPhone ? (
          <SubmissionCards {...rowsProps} isSelecting={isSelecting} />
        ) : (
          <SubmissionGrid {...rowsProps} />
        )}
        {list.isSearching && (
          <SearchSummary
            what="submissions"
            hits={list.search.hits.length}
            loaded={list.loaded.length}
            total={dashboard.listTotal}
            hasMore={list.search.list.hasMore}
            isReading={list.search.reader.isReading}
            onStop={list.search.reader.stop}
            onReadOn={list.search.reader.readOn}
          />
        )}
        {list.emails && (
          <EmailSearchSummary hits={rows.length} hasMore={hasNext} onSearchRows={list.searchRows} />
        )}
        {
          // Below a list or code that is still to come it would be pushed away.
          !(list.isFirstLoad || isComing) && (
            <Pagination
              offset={list.offset}
              count={rows.length}
              total={total}
              hasNext={hasNext}
              hasPrevious={list.hasPrevious}
              isFetching={isFetching}
              onPrevious={() => {
                list.showPrevious();
                startAtTop();
              }}
              onNext={() => void list.showNext().then((isShown) => isShown && startAtTop())}
            />
          )
        }
      </Suspense>
      <span role="status" style={visuallyHidden}>
        {arrived.length > 0 && `New submission from ${arrived.map(submissionName).join(', ')}`}
      </span>
    </Box>
  );
}
