import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RootLayout } from '#src/app/RootLayout.tsx';
import { site } from '#src/content/site.ts';
import { SplashScreen } from '#src/layout/SplashScreen.tsx';
import { renderAt } from '#tests/support/components/renderAt.tsx';

function Page({ name }: { name: string }) {
  return (
    <main>
      <title>{name}</title>
      <h1>{name}</h1>
      <section id="part">A part of {name}</section>
    </main>
  );
}

const routes = [
  {
    element: <RootLayout />,
    children: [
      {
        path: '/',
        element: (
          <>
            <SplashScreen />
            <Page name="First" />
          </>
        ),
      },
      { path: '/second', element: <Page name="Second" /> },
      {
        path: '/form',
        element: (
          <main>
            <h1>Form</h1>
            {/* biome-ignore lint/a11y/noAutofocus: the page under test asks for the focus itself */}
            <input aria-label="Email" autoFocus />
          </main>
        ),
      },
    ],
  },
];

function announcement(): string | null | undefined {
  return screen.getAllByRole('status').find((region) => region.getAttribute('aria-live'))?.textContent;
}

describe('navigating between pages', () => {
  it('shows the loading screen on the first page and never again', async () => {
    const router = renderAt('/', routes);
    expect(screen.getByText(`Loading ${site.name}`)).toBeTruthy();
    await act(() => router.navigate('/second'));
    await act(() => router.navigate('/'));
    expect(screen.getByRole('heading', { name: 'First' })).toBeTruthy();
    expect(screen.queryByText(`Loading ${site.name}`)).toBeNull();
  });

  it('leaves the first page alone', () => {
    renderAt('/', routes);
    expect(document.activeElement).toBe(document.body);
    expect(announcement()).toBe('');
  });

  it('announces the new page and moves the focus to its headline', async () => {
    const router = renderAt('/', routes);
    await act(() => router.navigate('/second'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Second'));
    expect(document.activeElement?.tagName).toBe('H1');
    await waitFor(() => expect(announcement()).toBe('Second'));
  });

  it('moves the focus to the section in the URL', async () => {
    const router = renderAt('/', routes);
    await act(() => router.navigate('/second#part'));
    await waitFor(() => expect(document.activeElement?.id).toBe('part'));
  });

  it('moves the focus to that section again when its link is followed again', async () => {
    const router = renderAt('/second#part', routes);
    await act(() => router.navigate('/second#part'));
    await waitFor(() => expect(document.activeElement?.id).toBe('part'));
  });

  it('leaves the focus in a field with autofocus', async () => {
    const router = renderAt('/', routes);
    await act(() => router.navigate('/form'));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('leaves the focus where it is when only the search parameters change', async () => {
    const router = renderAt('/second', routes);
    await act(() => router.navigate('/second?q=chair'));
    expect(document.activeElement).toBe(document.body);
    expect(announcement()).toBe('');
  });
});
