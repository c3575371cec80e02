import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  RouterProvider,
} from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { prefetchRoutes } from '#src/app/prefetchRoutes.ts';
import { routes } from '#src/app/routes.tsx';
import { adoptStyles } from '#src/app/styleCache.ts';
import { noteFields } from '#src/components/start/typedTexts.ts';

/** Resolves when the page is interactive. @throws if a prerendered page's own code is missing */
export async function hydrate(root: HTMLElement): Promise<void> {
  // In development, no page is prerendered.
  const data = document.getElementById('hydration-data')?.textContent;
  if (data) await loadMatchedRoutes();
  const router = createBrowserRouter(
    routes,
    data ? { hydrationData: JSON.parse(data) as HydrationState } : {},
  );
  prefetchRoutes(routes);
  followFragmentLinks(router);
  window.addEventListener('unhandledrejection', ignoreSkippedTransition);
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <CacheProvider value={adoptStyles()}>
          <App onMounted={resolve}>
            <RouterProvider router={router} />
          </App>
        </CacheProvider>
      </StrictMode>
    );
    if (!data) return createRoot(root).render(app);
    noteFields();
    // In a transition, React yields to the browser, and hydrates a pressed part first.
    startTransition(() => void hydrateRoot(root, app));
  });
}

/** The first render must have the page's component, or it would replace the prerendered page with nothing. */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

/**
 * Lets the router follow links to a fragment. The browser would add a history entry that the router mistakes for the first
 * one, and restore that one's scroll position.
 */
function followFragmentLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const replace = link.href === window.location.href;
    void router.navigate(link.pathname + link.search + link.hash, { replace });
  });
}

/** A resized window or the next link ends a transition between pages; the router leaves its promise unhandled. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
}

/** False for clicks that open a tab or window, or download: with another button or a modifier key. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
