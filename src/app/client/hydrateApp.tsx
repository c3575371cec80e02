import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import { followFragmentLinks } from './followFragmentLinks.ts';
import { prefetchRoutes } from './prefetchRoutes.ts';

/** Ends when the page answers its visitor; throws when the code of a page that is readable without it is missing. */
export async function hydrateApp(root: HTMLElement): Promise<void> {
  const isPrerendered = root.firstElementChild !== null && (await loadInitialRoute(root));
  const hydrationData = isPrerendered ? readHydrationData() : undefined;
  const router = createBrowserRouter(routes, { ...(hydrationData && { hydrationData }) });
  prefetchRoutes(routes);
  followFragmentLinks(router);
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <App onMounted={resolve}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>
    );
    if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
}

/** @returns false where a page with nothing to read has to make way for the error screen */
async function loadInitialRoute(root: HTMLElement): Promise<boolean> {
  try {
    await loadMatchedRoutes();
    return true;
  } catch (error) {
    if (root.dataset.start !== 'now') throw error;
    root.replaceChildren();
    return false;
  }
}

/** The first render must find the page's component, or it would draw nothing over what is already there. */
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
