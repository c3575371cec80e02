import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';

/** Renders routes at a URL in the app's providers. @returns the router */
export function renderAt(url: string, routes: RouteObject[]) {
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}
