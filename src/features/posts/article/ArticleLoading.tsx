import Typography from '@mui/material/Typography';
import { Frame } from '#src/components/Frame.tsx';
import { Spinner } from '#src/components/Spinner.tsx';

/** In place of an article that is on its way (spec 2). */
export function ArticleLoading() {
  return (
    <Frame role="status" sx={{ minHeight: '70svh', paddingTop: 'clamp(1rem, 2vw, 2rem)' }}>
      <Typography component="h1" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Spinner />
        Loading article...
      </Typography>
    </Frame>
  );
}
