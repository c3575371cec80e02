import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

type LoadingProps = { /** What is loading; visible and announced. */ label: string };

export function Loading({ label }: LoadingProps) {
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 2, p: 4 }}>
      <CircularProgress size="2rem" aria-hidden />
      <Typography variant="body2">{label}</Typography>
    </Box>
  );
}
