import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { prose } from '#src/components/layout/prose.ts';
import { lazyPart } from '#src/components/runtime/lazyPart.ts';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';

const loadMarkdown = () => import('./PostMarkdown.tsx').then((module) => module.PostMarkdown);

const PostMarkdown = lazyPart(loadMarkdown, UnformattedText);

/** Asks for the Markdown code, which only pages with an article on them download, before it is needed. */
export function prefetchMarkdown(): void {
  loadMarkdown().catch(() => undefined);
}

type ArticleBodyProps = { markdown: string };

/**
 * An article's text. On a prerendered page the HTML that is already there stays as it is until the text changes,
 * so a reader never downloads the Markdown code for a text that was drawn before.
 */
export function ArticleBody({ markdown }: ArticleBodyProps) {
  const isFirstRender = !useHydrated();
  const [drawnBefore] = useState(isFirstRender ? markdown : null);
  const sx = articleBodyStyle;
  if (isServer) {
    return (
      <Box sx={sx}>
        <PostMarkdown markdown={markdown} />
      </Box>
    );
  }
  if (markdown === drawnBefore) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what was prerendered is kept
    return <Box key="drawn" sx={sx} suppressHydrationWarning dangerouslySetInnerHTML={keepWhatIsThere} />;
  }
  return (
    <Box sx={sx}>
      <Suspense fallback={null}>
        <PostMarkdown markdown={markdown} />
      </Suspense>
    </Box>
  );
}

/** In place of the formatted text when the code for that cannot be fetched. */
function UnformattedText({ markdown }: ArticleBodyProps) {
  return <div style={{ whiteSpace: 'pre-wrap' }}>{markdown}</div>;
}

/** How an article's text looks, on its page and in the preview. */
export const articleBodyStyle = [prose, { paddingTop: 'clamp(2rem, 4vw, 4rem)', minWidth: 0 }];

const isServer = typeof document === 'undefined';

/** Hydration leaves the inside of such an element alone, whatever this says. */
const keepWhatIsThere = { __html: '' };
