import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { JsOnly } from '#src/components/start/JsOnly.tsx';
import { article } from '#src/content/blog.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import type { ArticleHtml } from '#src/features/posts/data/staticPosts.ts';
import { PostTags } from '#src/features/posts/PostTags.tsx';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { space } from '#src/theme/theme.ts';
import { ArticleHeader, type ArticleHeaderProps } from './ArticleHeader.tsx';
import { ArticleSidebar } from './ArticleSidebar.tsx';
import { ArticleBody, ArticleContents } from './ArticleText.tsx';

type ArticleProps = {
  post: Post;
  /** What to show about the project behind the article. */
  project?: ReactNode;
  /** The article's text, if the build rendered it. */
  html?: ArticleHtml | undefined;
};

export function Article({ post, html, project }: ArticleProps) {
  return (
    <ArticleLayout
      post={post}
      project={project}
      contents={<ArticleContents markdown={post.content} html={html?.contents} />}
      body={<ArticleBody markdown={post.content} html={html?.body} />}
      aside={<ArticleSidebar post={post} />}
    />
  );
}

type ArticleLayoutProps = ArticleHeaderProps & { contents?: ReactNode; body: ReactNode; aside?: ReactNode };

/** Its columns depend on its own width, because the post editor shows it in a pane. */
export function ArticleLayout({ post, project, contents, body, aside }: ArticleLayoutProps) {
  return (
    <Box component="article" sx={{ containerType: 'inline-size' }}>
      <ArticleHeader post={post} project={project} />
      <Container>
        <PageGrid sx={bodyStyle}>
          <div data-contents>{contents}</div>
          {body}
          <PostTags tags={post.tags} />
          {aside}
        </PageGrid>
      </Container>
    </Box>
  );
}

const bodyStyle = {
  gridTemplateRows: { '@md': '1fr auto auto' },
  '& > div': { gridColumn: { '@md': '4 / 11' }, gridRow: { '@md': '1 / 3' } },
  // As tall as its row, so that the contents stop where the sidebar begins.
  '& > [data-contents]': { gridColumn: { '@md': '1 / 4' }, gridRow: { '@md': 1 } },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    gridColumn: { '@md': '4 / 11' },
    gridRow: { '@md': 3 },
    paddingTop: 6,
  },
  // Below the contents, which stay in view while the text scrolls, or in their place.
  '& > aside': { gridColumn: { '@md': '1 / 4' }, gridRow: { '@md': 1 } },
  '& > :has(> nav:not(:empty)) ~ aside': { gridRow: { '@md': 2 } },
} as const;

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
