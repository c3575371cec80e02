import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { safeUrl } from '#src/features/posts/markdown/safeUrl.ts';

/** For feed readers: no raw HTML, no unsafe links, every address absolute. */
export function rssBody(markdown: string): string {
  return renderToStaticMarkup(
    <Markdown remarkPlugins={[remarkGfm]} urlTransform={absoluteSafeUrl}>
      {markdown}
    </Markdown>,
  );
}

function absoluteSafeUrl(url: string): string {
  const safe = safeUrl(url);
  return safe && absoluteUrl(safe);
}
