import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { site } from '#src/content/site.ts';

/** An article's Markdown as plain HTML for feed readers: no raw HTML, no unsafe links, every address absolute. */
export function rssBody(markdown: string): string {
  return renderToStaticMarkup(
    <Markdown remarkPlugins={[remarkGfm]} urlTransform={absoluteUrl}>
      {markdown}
    </Markdown>,
  );
}

function absoluteUrl(url: string): string {
  const safe = defaultUrlTransform(url);
  return safe && new URL(safe, site.url).href;
}
