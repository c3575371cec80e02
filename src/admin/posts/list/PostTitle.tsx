import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Marked } from '#src/components/search/Marked.tsx';
import { type AnyPost, postName } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';

/** Links to the article, unless it cannot be read. */
export function PostTitle({ post, tabIndex = 0 }: { post: AnyPost; tabIndex?: number }) {
  if (post.faults) return <Typography sx={titleStyle}>{postName(post)}</Typography>;
  return (
    <Link
      href={paths.article(post.id)}
      target="_blank"
      rel="noopener"
      underline="hover"
      tabIndex={tabIndex}
      // In the grid, Enter would also open the form.
      onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
      sx={titleStyle}
    >
      <Marked text={post.title} />
    </Link>
  );
}

const titleStyle = {
  display: 'block',
  // A card sizes its links as buttons.
  '&&': { width: 'auto', height: 'auto' },
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
