import Typography from '@mui/material/Typography';

export type PostListStatusProps = {
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
  if (isReading) return isFiltered ? 'Searching older articles' : 'Loading older articles';
  if (isLoading && posts.length === 0) return 'Loading articles';
  return posts.length > 0 && !isFiltered ? `${posts.length} shown, newest first` : `${posts.length} shown`;
}
