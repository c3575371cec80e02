import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import { adoptStyles } from '#src/app/styleCache.ts';
import { isPlainClick } from '#src/components/browser/isPlainClick.ts';
import { noteTypedTexts } from '#src/components/form/typedTexts.ts';
import { prefetchRoutes } from './prefetchRoutes.ts';

/** Resolves when the page is interactive. @throws if the code of a page that is readable without it is missing */
export async function hydrate(root: HTMLElement): Promise<void> {
  const isPrerendered = root.firstElementChild !== null && (await loadInitialRoute(root));
  const router = createBrowserRouter(routes, isPrerendered ? readHydrationData() : {});
  prefetchRoutes(routes);
  followFragmentLinks(router);
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
    if (!isPrerendered) return createRoot(root).render(app);
    noteTypedTexts();
    // In a transition, React yields to the browser, and hydrates a pressed part first.
    startTransition(() => void hydrateRoot(root, app));
  });
}

/** @returns false if the page has nothing to read and must give way to the error screen */
async function loadInitialRoute(root: HTMLElement): Promise<boolean> {
  try {
    await loadMatchedRoutes();
    return true;
  } catch (error) {
    if (root.dataset.start !== 'immediately') throw error;
    root.replaceChildren();
    return false;
  }
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

function readHydrationData(): { hydrationData?: HydrationState } {
  const text = document.getElementById('hydration-data')?.textContent;
  return text ? { hydrationData: JSON.parse(text) as HydrationState } : {};
}

/**
 * Lets the router follow links to a fragment. The browser would add a history entry that the router takes for the first
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
