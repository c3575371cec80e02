import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';

/** Renders a page or section with the site's theme and its own router. */
export function renderPage(page: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
}
