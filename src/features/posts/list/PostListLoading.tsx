import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { space } from '#src/theme/theme.ts';

type PostListLoadingProps = { /** What goes on, where the list's status does not say it. */ label?: string };

export function PostListLoading({ label }: PostListLoadingProps) {
  return (
    <Typography
      component="div"
      aria-hidden
      sx={{ display: 'flex', gap: 2, minHeight: '60svh', paddingBlock: space.head }}
    >
      <CircularProgress />
      {label}
    </Typography>
  );
}
