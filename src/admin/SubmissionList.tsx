import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Loading } from '#src/components/Loading.tsx';
import { visuallyHidden } from '#src/components/visuallyHidden.ts';
import { listFrameStyle } from './listFrameStyle.ts';
import { Pager } from './Pager.tsx';
import { SearchCoverage } from './SearchCoverage.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SubmissionCards } from './SubmissionCards.tsx';
import type { Dashboard } from './useDashboard.ts';

/** Only screens that have room for it download the grid. */
const SubmissionGrid = lazy(async () => ({ default: (await import('./SubmissionGrid.tsx')).SubmissionGrid }));

type SubmissionListProps = { dashboard: Dashboard; isSelecting: boolean };

/** The list in its frame: what is ticked above it, the way to further pages below. */
export function SubmissionList({ dashboard, isSelecting }: SubmissionListProps) {
  const { isPhone, list, listProps, selection, total, from } = dashboard;
  const { pages, rows, arrived } = list;
  return (
    <Box sx={listFrameStyle}>
      {selection.count > 0 && <SelectionBar {...selection} />}
      {isPhone ? (
        <SubmissionCards {...listProps} isSelecting={isSelecting} />
      ) : (
        <Suspense fallback={<Loading label="Loading submissions..." />}>
          <SubmissionGrid {...listProps} />
        </Suspense>
      )}
      {list.isSearching ? (
        <SearchCoverage
          what="submissions"
          hits={rows.length}
          loaded={pages.loaded.length}
          total={total}
          hasMore={pages.hasMore}
          isReading={pages.isReading}
          onReadMore={() => void pages.readMore()}
        />
      ) : (
        <Pager
          from={from}
          shown={rows.length}
          total={total}
          hasNext={pages.hasNext}
          isReading={pages.isReading}
          onPrevious={pages.showPrevious}
          onNext={() => void pages.showNext()}
        />
      )}
      <span role="status" style={visuallyHidden}>
        {arrived.length > 0 && `New submission from ${arrived.map(({ name }) => name).join(', ')}`}
      </span>
    </Box>
  );
}
