import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { summaryStyle } from './listStyles.ts';
import type { ArchiveSearch } from './useArchiveSearch.ts';

type SearchSummaryProps = {
  search: ArchiveSearch<unknown>;
  /** Number of rows to search; undefined while unknown. */
  total: number | undefined;
};

export function SearchSummary({ search, total }: SearchSummaryProps) {
  const { hits, searched, hasMore, isReading } = search;
  const state = isReading ? 'reading' : hasMore ? 'paused' : 'done';
  const all = total === undefined ? undefined : Math.max(total, searched);
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      {isReading && (
        <LinearProgress
          aria-label="Searching"
          {...(all ? { variant: 'determinate', value: Math.round((100 * searched) / all) } : {})}
        />
      )}
      <Box sx={summaryStyle}>
        <span role="status">{searchMessage(hits.length, searched, all, state)}</span>
        <AccessibleDisabledButton
          variant="outlined"
          size="small"
          disabled={!hasMore}
          onClick={isReading ? search.stop : search.resume}
        >
          {isReading ? 'Stop' : 'Search older'}
        </AccessibleDisabledButton>
      </Box>
    </Box>
  );
}

function searchMessage(
  hits: number,
  searched: number,
  all: number | undefined,
  state: 'done' | 'paused' | 'reading',
): string {
  const results = `${hits.toLocaleString()} ${hits === 1 ? 'result' : 'results'}`;
  if (state === 'done') return results;
  const range = searched.toLocaleString() + (all === undefined ? '' : ` of ${all.toLocaleString()}`);
  return state === 'reading' ? `${results}. Searching... ${range}` : `${results} in ${range}`;
}
