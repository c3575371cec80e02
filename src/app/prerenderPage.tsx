import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
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

/** @param source what the loaders read */
export async function prerenderPage(path: string, source: object): Promise<PrerenderedPage> {
  // Emotion adds no vendor prefixes: `minifyStyles` adds those that the supported browsers need.
  const cache = createCache({ key: styleKey, stylisPlugins: [] });
  // Before rendering: makes emotion collect the styles instead of writing them between the elements.
  const emotion = createEmotionServer(cache);
  const handler = createStaticHandler(routes);
  const requestContext = {
    ...source,
    render: async (element: ReactNode) =>
      splitHoistedTags(await renderApp(cache, element)).body.replaceAll(/<!--.*?-->/g, ''),
  };
  const context = await handler.query(new Request(new URL(path, site.url)), { requestContext });
  if (context instanceof Response)
    throw new Error(`${path} responds with a redirect and can't be prerendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await renderApp(
    cache,
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const { head, body } = splitHoistedTags(html);
  return {
    status: context.statusCode,
    head,
    styles: styleElements(emotion.extractCriticalToChunks(html).styles),
    body,
    data: JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', '\\u003c'),
  };
}

async function renderApp(cache: EmotionCache, children: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App>{children}</App>
    </CacheProvider>,
    // Prevents splitting of long articles, which would need an inline script to reassemble them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
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
