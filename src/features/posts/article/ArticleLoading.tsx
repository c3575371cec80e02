import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** In place of an article that is on its way. */
export function ArticleLoading() {
  return (
    <Container role="status" sx={{ minHeight: '70svh', paddingTop: 'clamp(1rem, 2vw, 2rem)' }}>
      <Typography component="h1" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <CircularProgress aria-hidden />
        Loading article...
      </Typography>
    </Container>
  );
}
