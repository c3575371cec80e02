import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { isLive } from '#src/admin/posts/publishing.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import type { AnyPost } from '#src/features/posts/data/post.ts';
import { usePostRows } from './PostRowActions.tsx';

export function PostBadge({ post }: { post: AnyPost }) {
  if (post.faults) return <Chip variant="badge" color="error" label="Unreadable" />;
  return post.published ? (
    <Chip variant="badge" color="success" label="Published" />
  ) : (
    <Chip variant="badge" color="draft" label="Draft" />
  );
}

/** When the post will be published, or why its page on the site is not up to date. */
export function PostPageState({ post }: { post: AnyPost }) {
  const { pages } = usePostRows();
  const { published, publishAt } = post;
  if (post.faults) return null;
  if (publishAt && !published) return <StateText text={`Scheduled for ${formatDateTime(publishAt)}`} />;
  if (!pages || isLive(pages, post)) return null;
  if (pages.error) return <StateText text={`Publishing failed: ${pages.error}`} isError />;
  if (!pages.isAutomatic) return <StateText text="Pages update with the next build" />;
  return <StateText text={published ? 'Publishing...' : 'Unpublishing...'} />;
}

function StateText({ text, isError = false }: { text: string; isError?: boolean }) {
  const color = isError ? 'error.main' : 'text.secondary';
  return (
    <Typography variant="caption" component="p" sx={{ color, lineHeight: 1.3 }}>
      {text}
    </Typography>
  );
}
