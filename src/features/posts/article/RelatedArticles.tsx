import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RelatedPost } from '#src/features/posts/data/staticPosts.ts';
import { readTimeText } from '#src/features/posts/messages.ts';
import { paths } from '#src/paths.ts';
import { space } from '#src/theme/theme.ts';

export function RelatedArticles({ posts }: { posts: readonly RelatedPost[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {posts.map(({ id, title, category, readTime }) => (
        <li key={id}>
          <Typography variant="h4" component="h3">
            <Link href={paths.article(id)} underline="hover">
              {title}
            </Link>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {category}, {readTimeText(readTime)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function listStyle({ breakpoints, mixins }: Theme) {
  return {
    paddingTop: space.head,
    '& > li': {
      display: 'grid',
      rowGap: '0.25rem',
      padding: '1rem 0',
      borderBottom: mixins.hairline,
      [breakpoints.up('md')]: { gridTemplateColumns: '3fr 1fr', alignItems: 'baseline' },
    },
  };
}
