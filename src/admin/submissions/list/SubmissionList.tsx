import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';
import { listCardStyle } from '#src/admin/shared/list/listStyles.ts';
import { Pagination } from '#src/admin/shared/list/Pagination.tsx';
import { SearchSummary } from '#src/admin/shared/list/SearchSummary.tsx';
import { useIsPhone } from '#src/admin/shared/useIsPhone.ts';
import { BulkActionsBar } from '#src/admin/submissions/actions/BulkActionsBar.tsx';
import type { RowSelection } from '#src/admin/submissions/actions/useRowSelection.ts';
import type { SubmissionActions } from '#src/admin/submissions/actions/useSubmissionActions.ts';
import { submissionName } from '#src/admin/submissions/submissionLabels.ts';
import type { SubmissionTotals } from '#src/admin/submissions/useSubmissionTotals.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { EmailSearchSummary } from './EmailSearchSummary.tsx';
import { SubmissionRows } from './SubmissionRows.tsx';
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

export function SubmissionList({ url, list, totals, selection, actions, ...on }: SubmissionListProps) {
  const isPhone = useIsPhone();
  const { rows, isFetching, search, searchText } = list;
  const { arrived } = useNewSubmissions();
  const newIds = useMemo(() => new Set(arrived.map(({ id }) => id)), [arrived]);
  const root = useRef<HTMLDivElement>(null);
  // A dozen cards drawn in one go would block a phone; the grid is there before its rows.
  const isLoading = useDeferredValue(list.isFirstLoad, true) && isPhone;

  function startAtTop() {
    if (isPhone) root.current?.scrollIntoView();
  }

  return (
    <Box ref={root} tabIndex={-1} data-list-root="" sx={listCardStyle}>
      {(!isPhone || selection.isSelecting) && (
        <BulkActionsBar selection={selection} actions={actions} onExport={on.onExportSelected} />
      )}
      <Suspense fallback={<Loading label="Loading submissions..." />}>
        <SubmissionRows
          rows={rows}
          newIds={newIds}
          openId={url.openId}
          selectedIds={selection.ids}
          isLoading={isLoading}
          isFetching={isFetching}
          isPhone={isPhone}
          isSelecting={selection.isSelecting}
          direction={url.direction}
          onSort={url.setDirection}
          onSelect={selection.select}
          onOpen={on.onOpen}
          onDelete={actions.remove}
        />
        {list.isSearching && (
          <SearchSummary
            what="submissions"
            hits={search.hits.length}
            loaded={list.loaded.length}
            total={totals.searched}
            hasMore={search.hasMore}
            isReading={search.isReading}
            onStop={search.stop}
            onReadOn={search.readOn}
          />
        )}
        {searchText.emails && (
          <EmailSearchSummary
            hits={rows.length}
            hasMore={totals.hasNext}
            onSearchRows={searchText.searchRows}
          />
        )}
        {
          // Below a list or code that is still to come it would be pushed away.
          !(list.isFirstLoad || isLoading) && (
            <Pagination
              offset={list.offset}
              count={rows.length}
              total={totals.shown}
              hasNext={totals.hasNext}
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
