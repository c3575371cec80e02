import Link from '@mui/material/Link';
import { Marked } from '#src/components/search/Marked.tsx';
import { type AnyPost, postName } from '#src/features/posts/data/post.ts';
import { usePostRows } from './PostRowActions.tsx';

export function PostTitle({ post, tabIndex = 0 }: { post: AnyPost; tabIndex?: number }) {
  const { onEdit } = usePostRows();
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      tabIndex={tabIndex}
      onClick={() => onEdit(post)}
      // Otherwise the grid would handle Enter and Space.
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}
      sx={titleStyle}
    >
      <Marked text={postName(post)} />
    </Link>
  );
}

const titleStyle = {
  display: 'block',
  // A card sizes its links as buttons.
  '&&': { width: 'auto', height: 'auto' },
  textAlign: 'left',
  font: 'inherit',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
