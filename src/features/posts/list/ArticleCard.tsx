import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Marked } from '#src/components/search/Marked.tsx';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import { useIsReturning } from '#src/components/ui/useIsReturning.ts';
import { featuredPicture, featuredSizes } from '#src/features/pictures/postPictures.ts';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import { formatPostDate, readTimeText } from '#src/features/posts/messages.ts';
import { PostTags } from '#src/features/posts/PostTags.tsx';
import { paths } from '#src/paths.ts';
import { hairline, linkCard } from '#src/theme/mixins.ts';
import { space } from '#src/theme/theme.ts';

type ArticleCardProps = {
  post: PostSummary;
  heading: 'h2' | 'h3';
  /** `sizes` of the card's picture. */
  sizes: string;
  isAboveFold?: boolean;
};

const maxTags = 3;

/** The title's link covers the card; lists position its parts by `data-part`. */
export const ArticleCard = memo(function ArticleCard({
  post,
  heading,
  sizes,
  isAboveFold = false,
}: ArticleCardProps) {
  const isReturning = useIsReturning(paths.article(post.id));
  return (
    <Box component="article" sx={cardStyle}>
      <CoverImage
        data-part="picture"
        data-carried="picture"
        style={isReturning ? { viewTransitionName: 'picture' } : undefined}
        picture={featuredPicture(post.featuredImage, sizes)}
        isAboveFold={isAboveFold}
      />
      <div data-part="text">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {post.category}
        </Typography>
        <Typography variant="h3" component={heading} data-part="title">
          <Link href={paths.article(post.id)} underline="none" data-cover>
            <Marked text={post.title} />
          </Link>
        </Typography>
        <Typography variant="detail" data-part="excerpt">
          <Marked text={post.excerpt} />
        </Typography>
      </div>
      <div data-part="meta">
        <Typography variant="body2" component="div" data-part="facts">
          <span>{formatPostDate(post.createdAt)}</span>
          <span>{readTimeText(post.readTime)}</span>
          <span>{post.author}</span>
        </Typography>
        <PostTags variant="quiet" tags={post.tags.slice(0, maxTags)} />
      </div>
    </Box>
  );
});

const cardStyle = {
  ...linkCard,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  overflowWrap: 'break-word',
  '& > :is([data-part=text], [data-part=meta])': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1.5,
    alignContent: 'start',
    minWidth: 0,
  },
  '& [data-part=excerpt]': { maxWidth: '34rem' },
  '& [data-part=facts]': { display: 'flex', flexWrap: 'wrap', gap: '0 1rem', color: 'text.secondary' },
  '& ul': {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 0.75,
    justifySelf: 'start',
    minWidth: 0,
  },
  '& li': { display: 'flex', maxWidth: '100%' },
} as const;

export function FeaturedArticle({ post }: { post: PostSummary }) {
  return (
    <Box component="section" aria-label="Featured article" sx={featuredStyle}>
      <ArticleCard post={post} heading="h2" sizes={featuredSizes} isAboveFold />
    </Box>
  );
}

const featuredStyle = {
  '& > article': {
    gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' },
    gridTemplateRows: { md: '1fr auto' },
    gap: { md: '1.5rem 0' },
  },
  '& > article > [data-part=picture]': { gridColumn: { md: '1 / 9' }, gridRow: { md: '1 / 3' } },
  '& > article img': { '--frame': { md: '16 / 9' } },
  '& > article > [data-part=text]': {
    gridColumn: { md: '9 / -1' },
    alignContent: { md: 'start' },
    paddingLeft: { md: space.inset },
  },
  // Grows with larger text as far as the longest words fit.
  '& [data-part=title]': {
    fontSize: { md: 'min(clamp(1.75rem, 2.9rem + 3.2vw - 46px, 3.25rem), 5.5vw)' },
    lineHeight: { md: 1.02 },
  },
  '& > article > [data-part=meta]': {
    gridColumn: { md: '9 / -1' },
    padding: { md: '1rem 0 0' },
    marginLeft: { md: space.inset },
    borderTop: { md: hairline },
  },
} as const;
