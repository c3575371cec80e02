import Chip from '@mui/material/Chip';
import type { Post } from '#src/features/posts/data/post.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';

type PostBadgeProps = { post: Post };

export function PostBadge({ post }: PostBadgeProps) {
  if (isUnreadable(post)) return <Chip variant="badge" color="error" label="Unreadable" />;
  return post.published ? (
    <Chip variant="badge" color="success" label="Published" />
  ) : (
    <Chip variant="badge" color="draft" label="Draft" />
  );
}
