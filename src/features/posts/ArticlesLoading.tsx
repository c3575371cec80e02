import Typography from '@mui/material/Typography';
import { Spinner } from '#src/components/Spinner.tsx';
import { blog } from '#src/content/blog.ts';

/** In place of the list while the first articles are on their way; the list's status says it to screen readers. */
export function ArticlesLoading() {
  return (
    <Typography
      component="div"
      aria-hidden
      sx={{ display: 'flex', gap: 2, minHeight: '60svh', paddingBlock: 'clamp(2rem, 4vw, 4rem)' }}
    >
      <Spinner />
      {blog.loading}
    </Typography>
  );
}
