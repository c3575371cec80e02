import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { App } from '#src/app/App.tsx';

afterEach(cleanup);

// What jsdom lacks of a browser and these pages use.
const listening = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
window.matchMedia = (media) => ({ matches: false, media, ...listening }) as never;
Element.prototype.scrollIntoView = () => undefined;

/** Draws a page or section under the site's theme and a router of its own. */
export function renderPage(page: ReactElement) {
  return render(
    <App>
      <MemoryRouter>{page}</MemoryRouter>
    </App>,
  );
}
