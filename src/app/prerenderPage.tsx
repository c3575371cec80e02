import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import { styleKey } from '#src/app/styleCache.ts';
import { site } from '#src/content/site.ts';

const globalKey = `${styleKey}-global`;

export type PrerenderedPage = {
  status: number;
  head: string;
  styles: string;
  body: string;
  /** What the loaders returned, as JSON that is safe inside a script element. */
  data: string;
};

export async function prerenderPage(path: string, requestContext: unknown): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, site.url)), { requestContext });
  if (context instanceof Response)
    throw new Error(`${path} responds with a redirect and can't be prerendered`);
  // No vendor prefixes from emotion: `minifyStyles` adds those that the supported browsers need.
  const cache = createCache({ key: styleKey, stylisPlugins: [] });
  // Before rendering: makes emotion collect the styles instead of writing them between the elements.
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </CacheProvider>,
    // Prevents splitting of long articles, which would need an inline script to reassemble them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const { head, body } = splitHoistedTags(html);
  return {
    status: context.statusCode,
    head,
    styles: styleElements(emotion.extractCriticalToChunks(html).styles),
    body,
    data: JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', '\\u003c'),
  };
}

/** Without a document root, React puts title, meta and link first; they belong in the head. */
function splitHoistedTags(html: string): { head: string; body: string } {
  const leading = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? '';
  return { head: leading, body: html.slice(leading.length) };
}

type StyleChunk = { key: string; ids: string[]; css: string };

/**
 * Emotion moves the style elements it adopts, which would make the browser restyle and lay out the whole page. It gets
 * an empty one that names the global styles, which `adoptStyles` cannot find.
 */
function styleElements(chunks: readonly StyleChunk[]): string {
  const isTheme = ({ css }: StyleChunk) => css.startsWith(':root{--mui-');
  const isGlobal = ({ key, css }: StyleChunk) =>
    key === globalKey && css !== '' && !css.startsWith('@keyframes');
  const others = chunks.filter((chunk) => !isTheme(chunk));
  return [
    // A page includes only the theme variables it uses; the app adds the rest.
    styleElement(chunks.filter(isTheme)),
    styleElement(others),
    ...others.filter(isGlobal).map(({ ids: [id] }) => `<style data-emotion="${globalKey} ${id}"></style>`),
  ].join('');
}

function styleElement(chunks: readonly StyleChunk[]): string {
  return `<style>${chunks.map(({ css }) => css).join('')}</style>`;
}
