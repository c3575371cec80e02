import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import { Portrait } from '#src/components/ui/PersonCaption.tsx';
import { article, portraitOf } from '#src/content/blog.ts';
import { featuredPicture } from '#src/features/pictures/postPictures.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { formatPostDate, readTimeText } from '#src/features/posts/messages.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { paths } from '#src/paths.ts';
import { BackIcon } from '#src/theme/icons.ts';
import { bleedRight } from '#src/theme/mixins.ts';
import { space, widths } from '#src/theme/theme.ts';

export type ArticleHeaderProps = {
  post: Omit<Post, 'content' | 'category'> & { category: string };
  project?: ReactNode;
};

export function ArticleHeader({ post, project }: ArticleHeaderProps) {
  return (
    <Container component="header" sx={{ paddingTop: space.top }}>
      <BackLink />
      <Typography variant="body2" component="div" sx={metaStyle}>
        <Chip variant="badge" component="span" label={post.category} />
        <span>{readTimeText(post.readTime)}</span>
      </Typography>
      <PageGrid>
        <Typography
          variant="h2"
          component="h1"
          sx={{ gridColumn: { '@md': '1 / 12' }, overflowWrap: 'break-word' }}
        >
          {post.title}
        </Typography>
        <Typography variant="lede" sx={{ ...besideStyle, paddingTop: 3, maxWidth: '42rem' }}>
          {post.excerpt}
        </Typography>
        <Byline post={post} />
        {post.featuredImage && (
          <CoverImage
            picture={featuredPicture(post.featuredImage, pictureSizes, post.imageDescription)}
            isAboveFold
            data-carried="picture"
            sx={{
              viewTransitionName: 'picture',
              marginRight: bleedRight,
              '--frame': '16 / 9',
              gridColumn: { '@md': '4 / -1' },
              gridRow: { '@md': '4' },
            }}
          />
        )}
        {project && <Box sx={projectStyle}>{project}</Box>}
      </PageGrid>
    </Container>
  );
}

function BackLink() {
  return (
    <Link href={paths.blog} variant="body2" sx={backStyle}>
      <BackIcon sx={{ fontSize: '1.125rem' }} />
      {article.back}
    </Link>
  );
}

function Byline({ post }: Pick<ArticleHeaderProps, 'post'>) {
  return (
    <Typography
      variant="body2"
      component="div"
      sx={[besideStyle, bylineStyle, post.featuredImage !== '' && abovePictureStyle]}
    >
      {/* In the preview, the author may still be missing. */}
      {post.author && (
        <>
          <Portrait name={post.author} src={portraitOf(post.author)} size={2.5} />
          <Box component="b" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {post.author}
          </Box>
        </>
      )}
      <time dateTime={post.createdAt === null ? undefined : new Date(post.createdAt).toISOString()}>
        {formatPostDate(post.createdAt)}
      </time>
    </Typography>
  );
}

const pictureSizes = `(min-width: ${widths.md}px) 75vw, 100vw`;

const besideStyle = { gridColumn: { '@md': '4 / 11' } } as const;

/** In the empty columns beside the picture, or below it. */
const projectStyle = {
  paddingTop: { xs: 3, '@md': 0 },
  paddingRight: { '@md': 6 },
  gridColumn: { '@md': '1 / 4' },
  gridRow: { '@md': '4' },
} as const;

const backStyle = {
  display: 'inline-flex',
  gap: 1,
  alignItems: 'center',
  color: 'text.secondary',
  textDecorationThickness: '1px',
  '@media print': { display: 'none' },
} as const;

const metaStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1rem',
  padding: '1.5rem 0 clamp(1.5rem, 3 * var(--vw), 2.5rem)',
} as const;

const bylineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  paddingTop: 3,
  color: 'text.secondary',
} as const;

const abovePictureStyle = { paddingBottom: 5 } as const;
