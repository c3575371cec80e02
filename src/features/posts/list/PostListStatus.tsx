import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { blog } from '#src/content/blog.ts';
import { paths } from '#src/paths.ts';
import { LinkBehavior } from '#src/theme/LinkBehavior.tsx';
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

export function EmptyPostList() {
  return (
    <PageGrid sx={{ paddingBlock: space.head }}>
      <Typography variant="h3" component="p" sx={{ gridColumn: { md: '1 / 8' } }}>
        {blog.none}
      </Typography>
      <Box sx={{ paddingTop: 3 }}>
        <Link component={LinkBehavior} href={paths.blog} preventScrollReset>
          {blog.clear}
        </Link>
      </Box>
    </PageGrid>
  );
}
