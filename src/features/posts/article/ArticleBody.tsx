import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import { prose } from '#src/theme/components/prose.ts';
import { space } from '#src/theme/theme.ts';
import { PrerenderedText } from './PrerenderedText.tsx';

export const loadMarkdown = () => import('#src/features/posts/markdown/PostMarkdown.tsx');

const PostMarkdown = lazyWithReload(loadMarkdown, 'PostMarkdown', PlainTextFallback);

export function prefetchMarkdown(): void {
  loadMarkdown().catch(() => undefined);
}

type ArticleBodyProps = { markdown: string };

export function ArticleBody({ markdown }: ArticleBodyProps) {
  return (
    <PrerenderedText
      markdown={markdown}
      Text={PostMarkdown}
      fallback={<PlainTextFallback markdown={markdown} />}
      sx={articleBodyStyle}
      keptRef={replaceBrokenImages}
    />
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
