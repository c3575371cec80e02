import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { JsOnly } from '#src/components/ui/JsOnly.tsx';
import { article } from '#src/content/blog.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { space } from '#src/theme/theme.ts';
import { ArticleLayout } from './ArticleLayout.tsx';
import { ArticleSidebar } from './ArticleSidebar.tsx';
import { ArticleBody, ArticleContents } from './ArticleText.tsx';

type ArticleProps = { post: Post };

export function Article({ post }: ArticleProps) {
  return (
    <ArticleLayout
      post={post}
      contents={<ArticleContents markdown={post.content} />}
      body={<ArticleBody markdown={post.content} />}
      aside={<ArticleSidebar post={post} />}
    />
  );
}

/** Tells screen readers that the text changed while it was being read. */
export function ArticleStatus({ isUpdated }: { isUpdated: boolean }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {isUpdated && article.updated}
    </Box>
  );
}

export function ArticleLoading() {
  return (
    <Container role="status" sx={{ minHeight: '70svh', paddingTop: space.top }}>
      <Typography component="h1" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <JsOnly>
          <CircularProgress aria-hidden />
          {article.loading}
        </JsOnly>
        <noscript>
          <span>{article.loadingWithoutScript}</span>
        </noscript>
      </Typography>
    </Container>
  );
}
