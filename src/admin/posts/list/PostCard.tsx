import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { cardStyle } from '#src/admin/shared/list/listStyles.ts';
import { Marked } from '#src/components/search/Marked.tsx';
import type { AnyPost } from '#src/features/posts/data/post.ts';
import { readTimeText } from '#src/features/posts/messages.ts';
import { faultText, isReadable } from '#src/firebase/storedFields.ts';
import { PostBadge, PostPageState } from './PostBadge.tsx';
import { PostRowActions } from './PostRowActions.tsx';
import { PostTitle } from './PostTitle.tsx';

export function PostCard({ post }: { post: AnyPost }) {
  const reason = isReadable(post) ? undefined : faultText(post);
  return (
    <Box component="li" sx={cardStyle}>
      <PostTitle post={post} />
      <Box sx={{ justifySelf: 'end' }}>
        <PostBadge post={post} />
      </Box>
      <Typography sx={{ gridColumn: '1 / -1', color: reason ? 'error.main' : 'text.secondary', pb: 1 }}>
        {reason ?? <Marked text={post.excerpt} />}
      </Typography>
      {!reason && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Typography sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <span>{post.category}</span> <span>{post.author}</span> <span>{readTimeText(post.readTime)}</span>
          </Typography>
          <PostPageState post={post} />
        </Box>
      )}
      <Box sx={actionsStyle}>
        <Typography sx={{ color: 'text.secondary' }}>{formatDateTime(post.createdAt)}</Typography>
        <Box sx={{ margin: '0 -0.75rem 0 auto', whiteSpace: 'nowrap' }}>
          <PostRowActions post={post} />
        </Box>
      </Box>
    </Box>
  );
}

const actionsStyle = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
} as const;
