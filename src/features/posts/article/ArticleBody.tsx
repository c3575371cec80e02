import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';
import { prose } from '#src/theme/components/prose.ts';
import { space } from '#src/theme/theme.ts';

const loadMarkdown = () =>
  import('#src/features/posts/markdown/PostMarkdown.tsx').then((module) => module.PostMarkdown);

const PostMarkdown = lazyWithFallback(loadMarkdown, PlainTextFallback);

export function prefetchMarkdown(): void {
  loadMarkdown().catch(() => undefined);
}

type ArticleBodyProps = { markdown: string };

/** Keeps prerendered HTML until the text changes, so that readers do not download the Markdown code for it. */
export function ArticleBody({ markdown }: ArticleBodyProps) {
  const isFirstRender = !useHydrated();
  const [initialMarkdown] = useState(isFirstRender ? markdown : null);
  if (isServer) {
    return (
      <Box sx={articleBodyStyle}>
        <PostMarkdown markdown={markdown} />
      </Box>
    );
  }
  if (markdown === initialMarkdown) {
    return (
      <Box
        key="static"
        ref={replaceBrokenImages}
        sx={articleBodyStyle}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what was prerendered stays
        dangerouslySetInnerHTML={preservedHtml}
      />
    );
  }
  return (
    <Box sx={articleBodyStyle}>
      <Suspense fallback={null}>
        <PostMarkdown markdown={markdown} />
      </Suspense>
    </Box>
  );
}

function PlainTextFallback({ markdown }: ArticleBodyProps) {
  return <div style={{ whiteSpace: 'pre-wrap' }}>{markdown}</div>;
}

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

export const articleBodyStyle = [prose, { paddingTop: space.head, minWidth: 0 }];

const isServer = typeof document === 'undefined';

/** Hydration leaves the inside of such an element alone, whatever this says. */
const preservedHtml = { __html: '' };
