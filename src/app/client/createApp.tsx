import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import type { DataRouter } from 'react-router-dom';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import { adoptStyles } from '#src/app/styleCache.ts';
import { isPlainClick } from '#src/components/browser/isPlainClick.ts';
import type { AppStart } from './onFirstUse.ts';
import { prefetchRoutes } from './prefetchRoutes.ts';

type CreatedApp = {
  /** Otherwise it has nothing to read and must give way to the error screen. */
  isPrerendered: boolean;
  render(onMounted: () => void): ReactNode;
};

/**
 * All that the app needs except React DOM: the largest file arrives last, and nothing else waits for it.
 * @throws if the code of a page that is readable without it is missing
 */
export async function createApp(root: HTMLElement): Promise<CreatedApp> {
  const isPrerendered = root.firstElementChild !== null && (await loadInitialRoute(root));
  const hydrationData = isPrerendered ? readHydrationData() : undefined;
  const router = createBrowserRouter(routes, { ...(hydrationData && { hydrationData }) });
  prefetchRoutes(routes);
  followFragmentLinks(router);
  return {
    isPrerendered,
    render: (onMounted) => (
      <StrictMode>
        <CacheProvider value={adoptStyles()}>
          <App onMounted={onMounted}>
            <RouterProvider router={router} />
          </App>
        </CacheProvider>
      </StrictMode>
    ),
  };
}

/** @returns false if the page has nothing to read and must give way to the error screen */
async function loadInitialRoute(root: HTMLElement): Promise<boolean> {
  try {
    await loadMatchedRoutes();
    return true;
  } catch (error) {
    if (root.dataset.start !== ('immediately' satisfies AppStart)) throw error;
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

function readHydrationData(): HydrationState | undefined {
  const text = document.getElementById('hydration-data')?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}

/**
 * Otherwise the browser would add a history entry that the router takes for the first one, restoring its scroll
 * position.
 */
function followFragmentLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash);
  });
}
