import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';

/** Draws a page or section under the site's theme and a router of its own. */
export function renderPage(page: ReactElement) {
  return render(
    <App>
      <MemoryRouter>{page}</MemoryRouter>
    </App>,
  );
}
