import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { summaryStyle } from './listStyles.ts';

type SearchSummaryProps = {
  what: 'submissions' | 'posts';
  hits: number;
  loaded: number;
  total: number | undefined;
  hasMore: boolean;
  isReading: boolean;
  onStop(): void;
  onReadOn(): void;
};

export function SearchSummary(props: SearchSummaryProps) {
  const { what, hits, loaded, total, hasMore, isReading } = props;
  const all = total === undefined ? undefined : Math.max(total, loaded);
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      {isReading && (
        <LinearProgress
          aria-label="Searching"
          {...(all ? { variant: 'determinate', value: Math.round((100 * loaded) / all) } : {})}
        />
      )}
      <Box sx={summaryStyle}>
        <span role="status">
          {hits.toLocaleString()} found in {loaded.toLocaleString()}
          {all !== undefined && ` of ${all.toLocaleString()}`} {what}
          {isReading && ', searching on...'}
        </span>
        <AccessibleDisabledButton
          variant="outlined"
          size="small"
          disabled={!hasMore}
          onClick={() => (isReading ? props.onStop() : props.onReadOn())}
        >
          {isReading ? 'Stop' : hasMore ? 'Search on' : 'All searched'}
        </AccessibleDisabledButton>
      </Box>
    </Box>
  );
}
