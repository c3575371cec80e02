import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { summaryStyle } from '#src/admin/shared/list/listStyles.ts';

type EmailSearchSummaryProps = {
  hits: number;
  hasMore: boolean;
  onSearchRows(): void;
};

export function EmailSearchSummary({ hits, hasMore, onSearchRows }: EmailSearchSummaryProps) {
  return (
    <Box sx={{ ...summaryStyle, borderTop: '1px solid', borderColor: 'divider' }}>
      <span role="status">
        {hits.toLocaleString()}
        {hasMore && ' and more'} from exactly this address
      </span>
      <Button variant="outlined" size="small" onClick={onSearchRows}>
        Search all texts
      </Button>
    </Box>
  );
}
