import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { BuildRecord } from '#src/admin/posts/buildRecord.ts';
import { failedUpdateMessage, pageStateMessage, scheduleMessage } from '#src/admin/posts/messages.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';

type PostBadgeProps = { post: Post };

export function PostBadge({ post }: PostBadgeProps) {
  if (isInvalidDocument(post)) return <Chip variant="badge" color="error" label="Unreadable" />;
  return post.published ? (
    <Chip variant="badge" color="success" label="Published" />
  ) : (
    <Chip variant="badge" color="draft" label="Draft" />
  );
}

type PostPageStateProps = {
  post: Post;
  record: BuildRecord | null;
};

export function PostPageState({ post, record }: PostPageStateProps) {
  if (isInvalidDocument(post)) return null;
  const text = scheduleMessage(post) ?? (record && pageStateMessage(record, post));
  if (!text) return null;
  const color = text === failedUpdateMessage ? 'error.main' : 'text.secondary';
  return (
    <Typography variant="caption" component="p" sx={{ color, lineHeight: 1.3 }}>
      {text}
    </Typography>
  );
}
