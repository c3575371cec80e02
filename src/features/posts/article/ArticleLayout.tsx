import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { blogSearch } from '#src/paths.ts';
import { LinkBehavior } from '#src/theme/LinkBehavior.tsx';
import { ArticleHeader, type ArticleHeaderProps } from './ArticleHeader.tsx';

type ArticleLayoutProps = ArticleHeaderProps & { contents?: ReactNode; body: ReactNode; aside?: ReactNode };

/** Its columns depend on its own width, because the post editor shows it in a pane. */
export function ArticleLayout({ post, contents, body, aside }: ArticleLayoutProps) {
  return (
    <Box component="article" sx={{ containerType: 'inline-size' }}>
      <ArticleHeader post={post} />
      <Container>
        <PageGrid sx={bodyStyle}>
          {contents}
          {body}
          {post.tags.length > 0 && <Tags tags={post.tags} />}
          {aside}
        </PageGrid>
      </Container>
    </Box>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Box component="ul" aria-label="Tags" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingTop: 6 }}>
      {tags.map((tag) => (
        <li key={tag}>
          <Chip clickable component={LinkBehavior} href={blogSearch({ q: tag })} label={tag} />
        </li>
      ))}
    </Box>
  );
}

const bodyStyle = {
  gridTemplateRows: { '@md': '1fr auto auto' },
  '& > nav': { gridColumn: { '@md': '1 / 4' }, gridRow: { '@md': 1 } },
  '& > div': { gridColumn: { '@md': '4 / 11' }, gridRow: { '@md': '1 / 3' } },
  '& > ul': { gridColumn: { '@md': '4 / 11' }, gridRow: { '@md': 3 } },
  // Below the contents, which stay in view while the text scrolls, or in their place.
  '& > aside': { gridColumn: { '@md': '1 / 4' }, gridRow: { '@md': 1 } },
  '& > nav:not(:empty) ~ aside': { gridRow: { '@md': 2 } },
} as const;
