import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '#src/content/site.ts';
import { SplashScreen } from '#src/layout/SplashScreen.tsx';
import { renderAt } from '#tests/support/components/renderAt.tsx';

it('the loading screen is part of the first page in development too, and of no later page', async () => {
  const splash = () => screen.queryByText(`Loading ${site.name}`);
  const router = renderAt('/', [
    { path: '/', element: <SplashScreen /> },
    { path: '/login', element: null },
  ]);
  expect(splash()).toBeTruthy();
  await act(() => router.navigate('/login'));
  await act(() => router.navigate('/'));
  expect(splash()).toBeNull();
});
