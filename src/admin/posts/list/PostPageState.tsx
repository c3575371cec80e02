import Typography from '@mui/material/Typography';
import { formatRecentTime } from '#src/admin/shared/formatDateTime.ts';
import { type BuildRecord, pageState } from '#src/features/posts/data/buildRecord.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';

type PostPageStateProps = {
  post: Post;
  record: BuildRecord | null;
};

export function PostPageState({ post, record }: PostPageStateProps) {
  const text = record && !isUnreadable(post) ? stateText(record, post) : undefined;
  if (text === undefined) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
      {text}
    </Typography>
  );
}

function stateText(record: BuildRecord, post: Post): string | undefined {
  switch (pageState(record, post)) {
    case 'current':
      return `In the pages since ${formatRecentTime(record.builtAt)}`;
    case 'outdated':
      return 'Visible now, shareable after the next build';
    case 'leftover':
      return 'Its old page stays until the next build';
    case 'none':
      return undefined;
  }
}
