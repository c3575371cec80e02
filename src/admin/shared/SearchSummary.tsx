import Box from '@mui/material/Box';
import { useState } from 'react';
import { AccessibleDisabledButton } from './AccessibleDisabledButton.tsx';
import { hasRowsBehind } from './pagedList.ts';

type SearchCoverageProps = {
  what: 'submissions' | 'posts';
  hits: number;
  /** How many rows were searched, and how many there are. */
  loaded: number;
  total: number | undefined;
  /** Further rows may follow. */
  hasMore: boolean;
  isReading: boolean;
  onReadMore(): void;
};

/** What a search covers: the rows read so far, and the way to more of them. */
export function SearchSummary(props: SearchCoverageProps) {
  const { what, hits, loaded, total, hasMore, isReading, onReadMore } = props;
  const [hasReadMore, setHasReadMore] = useState(false);
  const isMore = hasRowsBehind(hasMore, loaded, total);
  const all = total === undefined ? '' : ` of ${Math.max(total, loaded).toLocaleString()}`;
  return (
    <Box sx={coverageStyle}>
      <span role="status">
        {hits.toLocaleString()} found in the {loaded.toLocaleString()}
        {all} {what} loaded so far{isReading && ', reading on...'}
      </span>
      {(isMore || hasReadMore) && (
        <AccessibleDisabledButton
          variant="outlined"
          size="small"
          disabled={!isMore || isReading}
          onClick={() => {
            setHasReadMore(true);
            onReadMore();
          }}
        >
          Load more
        </AccessibleDisabledButton>
      )}
    </Box>
  );
}

const coverageStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  padding: { xs: '0.75rem 1rem', md: '0.5rem 0.75rem' },
  typography: 'body2',
  borderTop: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
} as const;
