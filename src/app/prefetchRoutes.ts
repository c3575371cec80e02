import { type LoaderFunctionArgs, matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { fetchStaticFile } from '#src/features/posts/data/staticPosts.ts';
import { paths } from '#src/paths.ts';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a page's code and data when a visitor reaches for a link to it. */
export function prefetchRoutes(routes: RouteObject[]): void {
  const prefetched = new Set<string>();
  const prefetch = (target: EventTarget | null) => prefetchLink(target, routes, prefetched);
  for (const intent of intents) {
    document.addEventListener(intent, ({ target }) => prefetch(target), { passive: true });
  }
  prefetch(document.querySelector('a[href]:hover') ?? document.activeElement);
}

function prefetchLink(target: EventTarget | null, routes: RouteObject[], prefetched: Set<string>): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || prefetched.has(link.pathname)) return;
  if (link.pathname === window.location.pathname) return;
  prefetched.add(link.pathname);
  // In parallel with the code: the data of a blog page is in a file of the same name.
  if (`${link.pathname}/`.startsWith(`${paths.blog}/`)) void fetchStaticFile(`${link.pathname}.json`);
  for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
    prefetchRoute(route, params).catch(() => prefetched.delete(link.pathname));
  }
}

/** Loaders cache their requests, so a click reuses the prefetched data. */
async function prefetchRoute(route: RouteObject, params: Params): Promise<void> {
  const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
  if (typeof loader === 'function') await loader({ params } as LoaderFunctionArgs);
}
