import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';
import { prose } from '#src/theme/components/prose.ts';
import { space } from '#src/theme/theme.ts';

const loadMarkdown = () => import('./PostMarkdown.tsx').then((module) => module.PostMarkdown);

const PostMarkdown = lazyWithFallback(loadMarkdown, PlainTextFallback);

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
  const [initialMarkdown] = useState(isFirstRender ? markdown : null);
  const sx = articleBodyStyle;
  if (isServer) {
    return (
      <Box sx={sx}>
        <PostMarkdown markdown={markdown} />
      </Box>
    );
  }
  if (markdown === initialMarkdown) {
    return (
      <Box
        key="static"
        ref={replaceBrokenImages}
        sx={sx}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what was prerendered stays
        dangerouslySetInnerHTML={preservedHtml}
      />
    );
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
function PlainTextFallback({ markdown }: ArticleBodyProps) {
  return <div style={{ whiteSpace: 'pre-wrap' }}>{markdown}</div>;
}

/** Shows the words of pictures in static HTML that cannot be fetched, also of those that failed before. */
function replaceBrokenImages(body: HTMLElement | null) {
  if (!body) return undefined;
  const replace = (image: HTMLImageElement) => image.replaceWith(image.alt);
  const handleError = ({ target }: Event) => target instanceof HTMLImageElement && replace(target);
  for (const image of body.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
  }
  body.addEventListener('error', handleError, true);
  return () => body.removeEventListener('error', handleError, true);
}

/** How an article's text looks, on its page and in the preview. */
export const articleBodyStyle = [prose, { paddingTop: space.head, minWidth: 0 }];

const isServer = typeof document === 'undefined';

/** Hydration leaves the inside of such an element alone, whatever this says. */
const preservedHtml = { __html: '' };
