import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';

/** Draws routes at an address inside the app's providers. Returns the router, to navigate with. */
export function renderAt(address: string, routes: RouteObject[]) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}
