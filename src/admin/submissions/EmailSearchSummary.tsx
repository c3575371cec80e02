import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

type EmailSearchSummaryProps = {
  hits: number;
  /** Further ones follow on the next page. */
  hasMore: boolean;
  onSearchRows(): void;
};

/** Below what the server has found under an e-mail address: what was asked, and the way to a wider search. */
export function EmailSearchSummary({ hits, hasMore, onSearchRows }: EmailSearchSummaryProps) {
  return (
    <Box sx={summaryStyle}>
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

const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  padding: { xs: '0.75rem 1rem', md: '0.5rem 0.75rem' },
  typography: 'body2',
  color: 'text.secondary',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
