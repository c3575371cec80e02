import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { dropKeptTags } from '#src/app/dropKeptTags.ts';
import { followPlainLinks } from '#src/app/followPlainLinks.ts';
import { pause } from '#src/app/pause.ts';
import { routes } from '#src/app/routes.tsx';
import { keptPageOf } from '#src/app/stillPage.tsx';
import { prefetchRoutes } from './prefetchRoutes.ts';

/**
 * Starts the app in the page's root element: over prerendered content where there is some, else from nothing.
 * @returns when the page answers its visitor
 */
export async function hydrateApp(root: HTMLElement): Promise<void> {
  let isPrerendered = root.firstElementChild !== null;
  // Between the steps: together they would block a phone for a tenth of a second.
  await pause();
  if (isPrerendered) isPrerendered = await isPageLoaded(root);
  const hydrationData = isPrerendered ? readHydrationData() : undefined;
  await pause();
  const router = createBrowserRouter(routes, { ...(hydrationData && { hydrationData }) });
  prefetchRoutes(routes);
  followPlainLinks(router);
  dropKeptTags(router);
  await pause();
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <App onDrawn={resolve}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>
    );
    if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
}

/**
 * Loads the page's code.
 * @returns false where a shell has to make way for the error screen
 * @throws Error when the code of a page cannot be fetched that can be read without it
 */
async function isPageLoaded(root: HTMLElement): Promise<boolean> {
  try {
    await loadMatchedRoutes();
    return true;
  } catch (error) {
    if (!('shell' in root.dataset)) throw error;
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
      const kept = keptPageOf(route.handle);
      Object.assign(route, kept ? { Component: kept } : await route.lazy());
      delete route.lazy;
    }),
  );
}

function readHydrationData(): HydrationState | undefined {
  const text = document.getElementById('hydration-data')?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined;
}
