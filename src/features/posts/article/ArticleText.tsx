import Box, { type BoxProps } from '@mui/material/Box';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { ErrorBoundary } from '#src/components/ui/ErrorBoundary.tsx';
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

type ArticleTextProps = { markdown: string };

export function ArticleBody({ markdown }: ArticleTextProps) {
  return (
    <ArticlePart
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
    <ArticlePart
      component="nav"
      aria-label="Contents"
      markdown={markdown}
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
    alignSelf: 'start',
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
  // Browsers without it show no mark.
  '& ol': { scrollTargetGroup: 'auto' },
  '& a:target-current': { fontWeight: 600, borderBottomColor: palette.primary.main },
} as const;

type TextProps = {
  markdown: string;
  Text: ComponentType<{ markdown: string }>;
  component?: 'div' | 'nav';
  'aria-label'?: string;
  sx: NonNullable<BoxProps['sx']>;
};

/** `fallback` is shown if the text cannot be rendered. */
function ArticlePart({ fallback, ...props }: TextProps & { fallback: ReactNode }) {
  const { markdown, Text: _, ...box } = props;
  return (
    <ErrorBoundary resetKey={markdown} fallback={<Box {...box}>{fallback}</Box>}>
      <Suspense fallback={<Box {...box} />}>
        <PrerenderedText {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Preserves the prerendered HTML until the text changes, so that readers do not download the Markdown code. A change in a
 * transition leaves it on the page until that code has loaded. Kept inside the error boundary: if a browser extension
 * has changed the page, React re-renders everything up to that boundary.
 */
function PrerenderedText({ markdown, Text, ...box }: TextProps) {
  const isFirstRender = !useHydrated();
  const [prerendered, setPrerendered] = useState(isFirstRender ? markdown : null);
  // Once replaced, the HTML is gone, even if the text is changed back.
  if (prerendered !== null && prerendered !== markdown) setPrerendered(null);
  if (isServer || markdown !== prerendered) {
    return (
      <Box {...box}>
        <Text markdown={markdown} />
      </Box>
    );
  }
  return (
    <Box
      key="static"
      {...box}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the prerendered content is preserved
      dangerouslySetInnerHTML={preservedHtml}
    />
  );
}

const isServer = typeof document === 'undefined';

/** Hydration leaves the content of such an element alone, even if this value differs. */
const preservedHtml = { __html: '' };
