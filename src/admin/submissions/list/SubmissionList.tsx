import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { adminBreakpoints, useIsPhone } from '#src/admin/adminLayout.ts';
import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';
import { listCardStyle, summaryStyle } from '#src/admin/shared/list/listStyles.ts';
import { Pagination } from '#src/admin/shared/list/Pagination.tsx';
import { SearchSummary } from '#src/admin/shared/list/SearchSummary.tsx';
import { BulkActionsBar } from '#src/admin/submissions/actions/BulkActionsBar.tsx';
import type { RowSelection } from '#src/admin/submissions/actions/useRowSelection.ts';
import type { SubmissionActions } from '#src/admin/submissions/actions/useSubmissionActions.ts';
import { arrivalMessage, dashboardMessages, fromAddressMessage } from '#src/admin/submissions/messages.ts';
import type { SubmissionTotals } from '#src/admin/submissions/useSubmissionTotals.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import { lazyNamed } from '#src/components/notifications/lazyNamed.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import type { SubmissionRowsProps } from './submissionRowsProps.ts';
import type { SubmissionListState } from './useSubmissionList.ts';

type SubmissionListProps = {
  url: SubmissionUrl;
  list: SubmissionListState;
  totals: SubmissionTotals;
  selection: RowSelection;
  actions: SubmissionActions;
  onOpen(submission: Submission): void;
  onExportSelected(): void;
};

export function SubmissionList({ url, list, totals, selection, actions, ...rest }: SubmissionListProps) {
  const isPhone = useIsPhone();
  const { rows, isFetching, search, searchText } = list;
  const { arrived } = useNewSubmissions();
  const newIds = useMemo(() => new Set(arrived.map(({ id }) => id)), [arrived]);
  const isFiltered = searchText.text !== '' || url.status !== undefined || url.day !== undefined;
  const root = useRef<HTMLDivElement>(null);
  // Deferred: rendering a dozen cards in one task would block a phone. The grid appears before its rows.
  const isLoading = useDeferredValue(list.isFirstLoad, true) && isPhone;

  function startAtTop() {
    if (isPhone) root.current?.scrollIntoView();
  }

  return (
    <Box ref={root} tabIndex={-1} data-list-root="" sx={listCardStyle}>
      {(!isPhone || selection.isSelecting) && (
        <BulkActionsBar selection={selection} actions={actions} onExport={rest.onExportSelected} />
      )}
      <Suspense fallback={<Loading label={dashboardMessages.loading} />}>
        <SubmissionRows
          rows={rows}
          newIds={newIds}
          openId={url.openId}
          selectedIds={selection.ids}
          isLoading={isLoading}
          isFetching={isFetching}
          isFiltered={isFiltered}
          isPhone={isPhone}
          isSelecting={selection.isSelecting}
          direction={url.direction}
          onSort={url.setDirection}
          onSelect={selection.select}
          onOpen={rest.onOpen}
          onDelete={actions.remove}
        />
        {list.isSearching && (
          <SearchSummary
            hits={list.hits.length}
            loaded={list.loaded.length}
            total={totals.searched}
            hasMore={search.hasMore}
            isReading={search.isReading}
            onStop={search.stop}
            onSearchOn={search.searchOn}
          />
        )}
        {searchText.emails && (
          <EmailSearchSummary
            hits={rows.length}
            hasMore={totals.hasNextPage}
            onSearchRows={searchText.searchRows}
          />
        )}
        {
          // Hidden while the list loads, which would push it down, and when there is nothing to turn.
          !(list.isFirstLoad || isLoading) && (rows.length > 0 || isFetching || list.hasPreviousPage) && (
            <Pagination
              offset={list.offset}
              count={rows.length}
              total={totals.shown}
              hasNext={totals.hasNextPage}
              hasPrevious={list.hasPreviousPage}
              isFetching={isFetching}
              direction={url.direction}
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
        {arrived.length > 0 && arrivalMessage(arrived)}
      </span>
    </Box>
  );
}

const loadCards = () => import('./SubmissionCards.tsx');
const loadGrid = () => import('./SubmissionGrid.tsx');

// Downloads only the layout that fits the screen, and in parallel with the page.
const isPhoneAtStart = window.matchMedia(adminBreakpoints.phone).matches;
const firstLoad: Promise<unknown> = isPhoneAtStart ? loadCards() : loadGrid();
firstLoad.catch(() => undefined);
const SubmissionCards = lazyNamed(loadCards, 'SubmissionCards');
const SubmissionGrid = lazyNamed(loadGrid, 'SubmissionGrid');

type ChoiceProps = SubmissionRowsProps & { isLoading: boolean; isPhone: boolean; isSelecting: boolean };

function SubmissionRows({ isLoading, isPhone, isSelecting, ...props }: ChoiceProps) {
  if (isLoading) return <Loading label={dashboardMessages.loading} />;
  return isPhone ? <SubmissionCards {...props} isSelecting={isSelecting} /> : <SubmissionGrid {...props} />;
}

type EmailSearchSummaryProps = {
  hits: number;
  hasMore: boolean;
  onSearchRows(): void;
};

function EmailSearchSummary({ hits, hasMore, onSearchRows }: EmailSearchSummaryProps) {
  return (
    <Box sx={{ ...summaryStyle, borderTop: '1px solid', borderColor: 'divider' }}>
      <span role="status">{fromAddressMessage(hits, hasMore)}</span>
      <Button variant="outlined" size="small" onClick={onSearchRows}>
        Search messages too
      </Button>
    </Box>
  );
}
