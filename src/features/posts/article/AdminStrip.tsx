import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { hairline } from '#src/theme/mixins.ts';

type AdminStripProps = { post: Pick<Post, 'id' | 'published'> };

/** Load it for the admin only. */
export function AdminStrip({ post: { id, published } }: AdminStripProps) {
  return (
    <Typography component="aside" variant="body2" aria-label="For the admin" sx={stripStyle}>
      <Container sx={rowStyle}>
        {published ? 'Published' : 'Draft, visible only to you'}
        <Link href={`${paths.adminBlog}?post=${encodeURIComponent(id)}`}>Edit</Link>
      </Container>
    </Typography>
  );
}

const stripStyle = {
  borderBottom: hairline,
  backgroundColor: 'background.sunk',
  paddingBlock: 1,
  displayPrint: 'none',
} as const;

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: '0 1rem' } as const;
