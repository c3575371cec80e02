import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Post, postName } from '#src/features/posts/data/post.ts';
import { readTimeText } from '#src/features/posts/messages.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { paths } from '#src/paths.ts';

type PostTitleCellProps = {
  post: Post;
  tabIndex: number;
  hasFacts: boolean;
};

export function PostTitleCell({ post, tabIndex, hasFacts }: PostTitleCellProps) {
  if (isInvalidDocument(post)) {
    return (
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {postName(post)}
        </Typography>
        <Typography
          noWrap
          variant="caption"
          component="div"
          title={post.invalidReason}
          sx={{ color: 'error.main' }}
        >
          {post.invalidReason}
        </Typography>
      </Box>
    );
  }
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Link
        href={paths.article(post.id)}
        target="_blank"
        rel="noopener"
        underline="hover"
        noWrap
        tabIndex={tabIndex}
        onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        sx={{ display: 'block', fontWeight: 600 }}
      >
        {post.title}
      </Link>
      <Typography noWrap variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {post.excerpt}
      </Typography>
      {hasFacts && (
        <Typography noWrap variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {post.category}, {post.author}, {readTimeText(post.readTime)}
        </Typography>
      )}
    </Box>
  );
}
