import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '#src/app/ErrorPage.tsx';
import NotFoundPage, { loader } from '#src/pages/NotFoundPage.tsx';
import { renderAt } from '#tests/support/components/renderAt.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => vi.restoreAllMocks());

function Failing({ error }: { error: unknown }): never {
  throw error;
}

async function renderFailure(error: unknown) {
  renderAt('/', [{ path: '/', element: <Failing error={error} />, errorElement: <ErrorPage /> }]);
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

describe('the error view', () => {
  it('speaks the words of the router and shows the message', async () => {
    expect(await renderFailure(new Error('The shelf is empty'))).toBe('Unexpected Application Error!');
    expect(screen.getByText('The shelf is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  it('shows the status of an answer', async () => {
    renderAt('/', [
      {
        path: '/',
        loader: () => {
          throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
        },
        element: <p>Never</p>,
        errorElement: <ErrorPage />,
      },
    ]);
    expect(await screen.findByText('503')).toBeTruthy();
    expect(screen.getByText('Service Unavailable')).toBeTruthy();
  });

  it('offers to reload when a file of the app could not be fetched, as after an update of the site', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/AboutPage-1.js');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    await renderFailure(error);
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.queryByText(error.message)).toBeNull();
  });

  it('says something for what is no error at all', async () => {
    await renderFailure('nonsense');
    expect(screen.getByText('Unknown error')).toBeTruthy();
  });
});

describe('an unknown address', () => {
  it('is answered with 404 Not Found and a way home, unseen by search engines', async () => {
    renderAt('/nowhere', [{ path: '*', Component: NotFoundPage, loader }]);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Unexpected Application Error!',
    );
    expect(screen.getByText('404').closest('p')?.textContent).toBe('404 Not Found');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('carries the status 404', () => {
    expect(loader().init?.status).toBe(404);
  });
});
