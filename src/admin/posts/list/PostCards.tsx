import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { cardListStyle, cardStyle } from '#src/admin/shared/list/listStyles.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { postName } from '#src/features/posts/data/postName.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { paths } from '#src/paths.ts';
import { PostBadge } from './PostBadge.tsx';
import { PostPageState } from './PostPageState.tsx';
import { PostRowActions } from './PostRowActions.tsx';
import type { PostRowsProps } from './PostTable.tsx';

export function PostCards({ rows, isFetching, buildRecord, ...on }: PostRowsProps) {
  return (
    <Box component="ul" aria-label="All Blog Posts" aria-busy={isFetching} sx={cardListStyle}>
      {rows.map((post) => (
        <PostCard key={post.id} post={post} buildRecord={buildRecord} {...on} />
      ))}
    </Box>
  );
}

type PostCardProps = Pick<PostRowsProps, 'buildRecord' | 'onEdit' | 'onDuplicate' | 'onDelete'> & {
  post: Post;
};

function PostCard({ post, buildRecord, ...on }: PostCardProps) {
  if (isUnreadable(post)) {
    return (
      <Box component="li" sx={cardStyle}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{postName(post)}</Typography>
        <Box sx={{ justifySelf: 'end' }}>
          <PostBadge post={post} />
        </Box>
        <Typography sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>{post.unreadable}</Typography>
        <Box sx={{ alignSelf: 'end', justifySelf: 'end', marginRight: '-0.75rem' }}>
          <PostRowActions post={post} {...on} />
        </Box>
      </Box>
    );
  }
  return (
    <Box component="li" sx={cardStyle}>
      <Link
        href={paths.article(post.id)}
        target="_blank"
        rel="noopener"
        underline="hover"
        sx={{ '&&': { width: 'auto', height: 'auto' }, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {post.title}
      </Link>
      <Box sx={{ justifySelf: 'end' }}>
        <PostBadge post={post} />
      </Box>
      <Typography sx={{ gridColumn: '1 / -1', color: 'text.secondary', pb: 1 }}>{post.excerpt}</Typography>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <Typography sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <span>{post.category}</span> <span>{post.author}</span> <span>{post.readTime} min read</span>
        </Typography>
        <PostPageState post={post} record={buildRecord} />
      </Box>
      <Box sx={actionsStyle}>
        <Typography sx={{ color: 'text.secondary' }}>{formatDateTime(post.createdAt)}</Typography>
        <Box sx={{ marginRight: '-0.75rem', whiteSpace: 'nowrap' }}>
          <PostRowActions post={post} {...on} />
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
  justifyContent: 'space-between',
} as const;
