import { type LoaderFunctionArgs, matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { fetchStaticFile } from '#src/features/posts/data/staticPosts.ts';
import { paths } from '#src/paths.ts';

/** Prefetches a page's code and data, which are cached, when a visitor reaches for a link to it. */
export function prefetchRoutes(routes: RouteObject[]): void {
  function prefetch(target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    // In parallel with the code: the data of a blog page is in a file of the same name.
    if (`${link.pathname}/`.startsWith(`${paths.blog}/`)) void fetchStaticFile(`${link.pathname}.json`);
    for (const { route, params } of matchRoutes(routes, link.pathname) ?? [])
      prefetchRoute(route, params).catch(() => undefined);
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, ({ target }) => prefetch(target), { passive: true });
  prefetch(document.querySelector('a[href]:hover') ?? document.activeElement);
}

/** Loaders cache their requests, so a click reuses the prefetched data. */
async function prefetchRoute(route: RouteObject, params: Params): Promise<void> {
  const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
  if (typeof loader === 'function') await loader({ params } as LoaderFunctionArgs);
}
