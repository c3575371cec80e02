import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RootLayout } from '#src/app/RootLayout.tsx';
import { renderAt } from '#tests/support/components/renderAt.tsx';

const routes = [
  {
    element: <RootLayout />,
    children: [
      { path: '/', element: <h1>First</h1> },
      {
        path: '/form',
        element: (
          <main>
            <h1>Form</h1>
            {/* biome-ignore lint/a11y/noAutofocus: the page under test asks for focus itself */}
            <input aria-label="Email" autoFocus />
          </main>
        ),
      },
    ],
  },
];

describe('navigating between pages', () => {
  it('leaves focus in a field with autofocus', async () => {
    const router = renderAt('/', routes);
    await act(() => router.navigate('/form'));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('leaves focus where it is when only the search parameters change', async () => {
    const router = renderAt('/', routes);
    await act(() => router.navigate('/?q=chair'));
    expect(document.activeElement).toBe(document.body);
  });
});
