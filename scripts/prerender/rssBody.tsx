import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { absoluteUrl } from '#src/components/head/absoluteUrl.ts';
import { refuseDeepNesting, safeUrl } from '#src/features/posts/markdown/PostMarkdown.tsx';

/** For feed readers: no raw HTML, no unsafe links, absolute URLs. @throws if the text is nested too deeply */
export function rssBody(markdown: string): string {
  refuseDeepNesting(markdown);
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
