import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { blog } from '#src/content/blog.ts';
import { space } from '#src/theme/theme.ts';

type PostListStatusProps = {
  list: {
    posts: readonly unknown[];
    isLoading: boolean;
    isReading: boolean;
  };
  isFiltered: boolean;
};

export function PostListStatus(props: PostListStatusProps) {
  return (
    <Typography variant="body2" component="span" role="status" sx={{ color: 'text.secondary' }}>
      {statusText(props)}
    </Typography>
  );
}

function statusText({ list: { posts, isLoading, isReading }, isFiltered }: PostListStatusProps): string {
  if (isReading) return isFiltered ? blog.searchingOlder : blog.loadingOlder;
  if (isLoading && posts.length === 0) return blog.loading;
  return posts.length === 1 ? '1 article' : `${posts.length} articles`;
}

/** Placeholder for the articles; `PostListStatus` says what is loading. */
export function PostListLoading() {
  return (
    <Box aria-hidden sx={{ minHeight: '60svh', paddingBlock: space.head }}>
      <CircularProgress />
    </Box>
  );
}
