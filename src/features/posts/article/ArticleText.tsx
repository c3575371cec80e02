import type { Theme } from '@mui/material/styles';
import { lazy } from 'react';
import { prose } from '#src/theme/components/prose.ts';
import { space } from '#src/theme/theme.ts';
import { PrerenderedText } from './PrerenderedText.tsx';

const loadMarkdown = () => import('#src/features/posts/markdown/PostMarkdown.tsx');

const PostMarkdown = lazy(async () => ({ default: (await loadMarkdown()).PostMarkdown }));

const PostContents = lazy(async () => ({ default: (await loadMarkdown()).PostContents }));

export function prefetchMarkdown(): void {
  loadMarkdown().catch(() => undefined);
}

type ArticleTextProps = { markdown: string };

export function ArticleBody({ markdown }: ArticleTextProps) {
  return (
    <PrerenderedText
      markdown={markdown}
      Text={PostMarkdown}
      fallback={<div style={{ whiteSpace: 'pre-wrap' }}>{markdown}</div>}
      sx={articleBodyStyle}
    />
  );
}

export const articleBodyStyle = [prose, { paddingTop: space.head, minWidth: 0 }];

/** Links to the headings of a long text; empty for a short one. */
export function ArticleContents({ markdown }: ArticleTextProps) {
  return (
    <PrerenderedText
      component="nav"
      aria-label="Contents"
      markdown={markdown}
      Text={PostContents}
      fallback={null}
      sx={contentsStyle}
    />
  );
}

function contentsStyle({ containerQueries, mixins, typography, vars: { palette } }: Theme) {
  return {
    paddingTop: space.head,
    [containerQueries.up('md')]: {
      position: 'sticky',
      top: '4rem',
      alignSelf: 'start',
      paddingRight: '3rem',
    },
    '&:empty': { display: 'none' },
    '& h2': { ...typography.h6, paddingTop: '0.75rem', borderTop: `1px solid ${palette.line.tick}` },
    '& a': {
      ...typography.body2,
      display: 'block',
      padding: '0.625rem 0',
      borderBottom: mixins.hairline,
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& [data-level] > a': { paddingLeft: '1rem' },
    // Browsers without it show no mark.
    '& ol': { scrollTargetGroup: 'auto' },
    '& a:target-current': { fontWeight: 600, borderBottomColor: palette.primary.main },
  };
}
