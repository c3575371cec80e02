import Box, { type BoxProps } from '@mui/material/Box';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#src/components/ui/ErrorBoundary.tsx';
import { type ArticleHtml, checksum } from '#src/features/posts/data/staticPosts.ts';
import { prose } from '#src/theme/components/prose.ts';
import { hairline } from '#src/theme/mixins.ts';
import { muiTheme, palette, typography } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

const loadMarkdown = () => import('#src/features/posts/markdown/PostMarkdown.tsx');

const PostMarkdown = lazy(async () => ({ default: (await loadMarkdown()).PostMarkdown }));

const PostContents = lazy(async () => ({ default: (await loadMarkdown()).PostContents }));

export function prefetchMarkdown(): void {
  loadMarkdown().catch(() => undefined);
}

/** The two parts as HTML, for building a page. @param render resolves to the HTML of an element */
export async function renderArticleText(
  markdown: string,
  render: (element: ReactNode) => Promise<string>,
): Promise<ArticleHtml> {
  const { PostMarkdown, PostContents } = await loadMarkdown();
  const contents = await render(<PostContents markdown={markdown} />);
  return { contents, body: await render(<PostMarkdown markdown={markdown} />), checksum: checksum(markdown) };
}

type ArticleTextProps = {
  markdown: string;
  /** This text as built; without it, the Markdown code is loaded. */
  html: string | undefined;
};

export function ArticleBody(props: ArticleTextProps) {
  const { markdown } = props;
  return (
    <ArticlePart
      {...props}
      Text={PostMarkdown}
      fallback={<div style={{ whiteSpace: 'pre-wrap' }}>{markdown}</div>}
      sx={articleBodyStyle}
    />
  );
}

export const articleBodyStyle = [prose, { paddingTop: space.head, minWidth: 0 }];

/** Links to the headings of a long text; empty for a short one. */
export function ArticleContents(props: ArticleTextProps) {
  return (
    <ArticlePart
      {...props}
      component="nav"
      aria-label="Contents"
      Text={PostContents}
      fallback={null}
      sx={contentsStyle}
    />
  );
}

const contentsStyle = {
  paddingTop: space.head,
  [muiTheme.containerQueries.up('md')]: {
    position: 'sticky',
    top: space.navCompact,
    paddingRight: '3rem',
  },
  '&:empty': { display: 'none' },
  '& h2': { ...typography.h6, paddingTop: '0.75rem', borderTop: `1px solid ${palette.line.tick}` },
  '& a': {
    ...typography.body2,
    display: 'block',
    padding: '0.625rem 0',
    borderBottom: hairline,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-level] > a': { paddingLeft: '1rem' },
  // Browsers without this feature highlight nothing.
  '& ol': { scrollTargetGroup: 'auto' },
  '& a:target-current': { fontWeight: 600, borderBottomColor: palette.primary.main },
} as const;

type ArticlePartProps = ArticleTextProps & {
  Text: ComponentType<{ markdown: string }>;
  fallback: ReactNode;
  component?: 'div' | 'nav';
  'aria-label'?: string;
  sx: NonNullable<BoxProps['sx']>;
};

/** A change in a transition leaves the HTML on the page until the Markdown code has loaded. */
function ArticlePart({ markdown, html, Text, fallback, ...box }: ArticlePartProps) {
  return (
    <ErrorBoundary resetKey={markdown} fallback={() => <Box {...box}>{fallback}</Box>}>
      <Suspense fallback={<Box {...box} />}>
        {html === undefined ? (
          <Box key="text" {...box}>
            <Text markdown={markdown} />
          </Box>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own rendering of the text
          <Box key="html" {...box} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
