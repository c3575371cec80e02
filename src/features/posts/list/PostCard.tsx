import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { TextLink } from '#src/components/TextLink.tsx';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import { postPicture } from '#src/content/blog.ts';
import { postDate } from '#src/features/posts/data/postDate.ts';
import type { PostSummary } from '#src/features/posts/data/staticPosts.ts';
import { blogSearch, paths } from '#src/paths.ts';

type PostCardProps = {
  post: PostSummary;
  /** Level of the title. */
  heading: 'h2' | 'h3';
  /** In view when the page opens: its picture is fetched first. */
  isFirst?: boolean;
};

/** Tags that a card shows at most (spec 2). */
const mostTags = 3;

/**
 * An article in a list: picture, category, title, excerpt, date, read time, author and tags. The title's link covers
 * the card; the parts carry `data-part`, by which a list arranges them.
 */
export const PostCard = memo(function PostCard({ post, heading, isFirst = false }: PostCardProps) {
  return (
    <Box component="article" sx={cardStyle}>
      <CoverImage data-part="picture" picture={postPicture(post.featuredImage)} isFirst={isFirst} />
      <div data-part="text">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {post.category}
        </Typography>
        <Typography variant="h3" component={heading} data-part="title">
          <TextLink component={RouterLink} to={paths.article(post.id)} underline="none">
            {post.title}
          </TextLink>
        </Typography>
        <Typography variant="body2" data-part="excerpt">
          {post.excerpt}
        </Typography>
      </div>
      <div data-part="meta">
        <Typography variant="body2" component="div" data-part="facts">
          <span>{postDate(post.createdAt)}</span>
          <span>{post.readTime} min read</span>
          <span>{post.author}</span>
        </Typography>
        {post.tags.length > 0 && <Tags tags={post.tags.slice(0, mostTags)} />}
      </div>
    </Box>
  );
});

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <TextLink component={RouterLink} to={blogSearch({ q: tag })} variant="caption" underline="none">
            {tag}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function cardStyle({ motionTokens }: Theme) {
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2.5,
    overflowWrap: 'break-word',
    '& img': { transition: `transform ${motionTokens.zoom} ${motionTokens.ease}` },
    '&:hover img': { transform: 'scale(1.02)' },
    '&:has([data-part=title] a:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'text.primary',
      outlineOffset: '6px',
    },
    '& [data-part=title] a': {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 0 },
    },
    '& > :is([data-part=text], [data-part=meta])': {
      display: 'grid',
      gap: 1.5,
      alignContent: 'start',
      minWidth: 0,
    },
    '& [data-part=excerpt]': { maxWidth: '34rem', color: 'text.secondary', textWrap: 'pretty' },
    '& [data-part=facts]': { display: 'flex', flexWrap: 'wrap', gap: '0 1rem', color: 'text.secondary' },
    ...tagStyle,
  };
}

const tagStyle = {
  '& ul': { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 0.75, justifySelf: 'start' },
  '& ul a': {
    display: 'block',
    padding: '0.25rem 0.5rem',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    lineHeight: 1.4,
    color: 'text.secondary',
    '&:hover': { borderColor: 'text.primary', color: 'text.primary' },
  },
} as const;
