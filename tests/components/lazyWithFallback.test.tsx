import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';

it('a part of a page whose code cannot be fetched is replaced, and the page keeps what was typed', async () => {
  const Part = lazyWithFallback(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    () => <p>In its place</p>,
  );
  render(
    <>
      <input defaultValue="Typed" />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
  await screen.findByText('In its place');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Typed');
});
