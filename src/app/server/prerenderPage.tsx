import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import { site } from '#src/content/site.ts';

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
    throw new Error(`${path} answers with a redirect and cannot be prerendered`);
  const cache = createCache({ key: 'css' });
  // Before drawing: it makes emotion collect the styles instead of writing them between the elements.
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
    // A long article stays one piece: split, its end would be moved into place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const { head, body } = splitHoistedTags(html);
  return {
    status: context.statusCode,
    head,
    styles: markStylesAdopted(emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html))),
    body,
    data: JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', '\\u003c'),
  };
}

/** React writes title, meta and link at the front when its root is no document; they belong into the head. */
function splitHoistedTags(html: string): { head: string; body: string } {
  const leading = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? '';
  return { head: leading, body: html.slice(leading.length) };
}

/** Marks style elements as emotion does once it has moved them: a move would make the browser recalculate all styles. */
function markStylesAdopted(styles: string): string {
  return styles.replaceAll('<style ', '<style data-s="" ');
}
