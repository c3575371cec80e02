import Box from '@mui/material/Box';
import { Suspense, useDeferredValue, useRef } from 'react';
import { screens } from '#src/admin/breakpoints.ts';
import { listFrameStyle } from '#src/admin/shared/listFrameStyle.ts';
import { Pagination } from '#src/admin/shared/Pagination.tsx';
import { SearchSummary } from '#src/admin/shared/SearchSummary.tsx';
import { visuallyHidden } from '#src/components/layout/visuallyHidden.ts';
import { lazyPart } from '#src/components/runtime/lazyPart.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import { BulkActionsBar } from './BulkActionsBar.tsx';
import type { Dashboard } from './useDashboard.ts';

/** Only the looks the screen has room for are downloaded; cards stand in for a grid that cannot be fetched. */
const SubmissionCards = lazyPart(
  () => import('./SubmissionCards.tsx').then((module) => module.SubmissionCards),
  NoList,
);
const SubmissionGrid = lazyPart(
  () => import('./SubmissionGrid.tsx').then((module) => module.SubmissionGrid),
  (props) => <SubmissionCards {...props} isSelecting />,
);

// With the page, not when its first row is drawn.
(window.matchMedia(screens.phone).matches ? SubmissionCards : SubmissionGrid).fetch();

type SubmissionListProps = { dashboard: Dashboard; isSelecting: boolean };

/** The list in its frame: what is ticked above it, the way to further pages below. */
export function SubmissionList({ dashboard, isSelecting }: SubmissionListProps) {
  const { isPhone, list, listProps, selection, total, from } = dashboard;
  const { pages, rows, arrived } = list;
  const frame = useRef<HTMLDivElement>(null);
  // A dozen cards drawn in one go would block a phone; the grid is there before its rows.
  const isComing = useDeferredValue(pages.isFirstLoad, true) && isPhone;

  /** The end of a page on a phone is far from the beginning of the next. */
  function startAtTop() {
    if (isPhone) frame.current?.scrollIntoView();
  }

  return (
    <Box ref={frame} tabIndex={-1} data-list-root="" sx={listFrameStyle}>
      {(!isPhone || isSelecting) && <BulkActionsBar {...selection} />}
      <Suspense fallback={<Loading label="Loading submissions..." />}>
        {isComing ? (
          <Loading label="Loading submissions..." />
        ) : isPhone ? (
          <SubmissionCards {...listProps} isSelecting={isSelecting} />
        ) : (
          <SubmissionGrid {...listProps} />
        )}
      </Suspense>
      {list.isSearching ? (
        <SearchSummary
          what="submissions"
          hits={rows.length}
          loaded={pages.loaded.length}
          total={total}
          hasMore={pages.hasMore}
          isReading={pages.isReading}
          onReadMore={() => void pages.readMore()}
        />
      ) : (
        // Below a list that is still to come it would be pushed away.
        !(pages.isFirstLoad || isComing) && (
          <Pagination
            from={from}
            shown={rows.length}
            total={total}
            hasNext={pages.hasNext}
            isReading={pages.isReading}
            onPrevious={() => {
              pages.showPrevious();
              startAtTop();
            }}
            onNext={() => void pages.showNext().then((isShown) => isShown && startAtTop())}
          />
        )
      )}
      <span role="status" style={visuallyHidden}>
        {arrived.length > 0 && `New submission from ${arrived.map(({ name }) => name).join(', ')}`}
      </span>
    </Box>
  );
}

function NoList() {
  return (
    <Box role="alert" sx={{ padding: 2 }}>
      The list could not be fetched. Please check your network, then reload this page.
    </Box>
  );
}
