import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach } from 'vitest';
import { App } from '#src/app/App.tsx';

afterEach(cleanup);

const listening = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };

/** Draws routes at an address inside the app's providers. Returns the router, to navigate with. */
export function renderAt(address: string, routes: RouteObject[]) {
  window.scrollTo = () => undefined;
  window.matchMedia = (media) => ({ matches: false, media, ...listening }) as never;
  Element.prototype.scrollIntoView = () => undefined;
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}
