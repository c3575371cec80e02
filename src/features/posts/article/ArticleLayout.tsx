import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { ArticleHeader, type ArticleHeaderProps } from './ArticleHeader.tsx';
import { ArticleTags } from './ArticleTags.tsx';

type ArticleLayoutProps = ArticleHeaderProps & { body: ReactNode; aside?: ReactNode };

export function ArticleLayout({ post, body, aside }: ArticleLayoutProps) {
  return (
    <article>
      <ArticleHeader post={post} />
      <Container>
        <PageGrid sx={bodyStyle}>
          {body}
          {post.tags.length > 0 && <ArticleTags tags={post.tags} />}
          {aside}
        </PageGrid>
      </Container>
    </article>
  );
}

const bodyStyle = {
  '& > div': { gridColumn: { md: '4 / 11' }, gridRow: { md: 1 } },
  '& > ul': { gridColumn: { md: '4 / 11' } },
  '& > aside': { gridColumn: { md: '1 / 4' }, gridRow: { md: '1 / 3' } },
} as const;
