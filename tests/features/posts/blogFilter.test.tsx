import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useBlogFilter } from '#src/features/posts/filter/useBlogFilter.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Search() {
  const form = useRef<HTMLFormElement>(null);
  const { values, setFilter } = useBlogFilter(form);
  return (
    <form ref={form}>
      <input aria-label="Search" value={values.q} onChange={({ target }) => setFilter({ q: target.value })} />
    </form>
  );
}

/** As a browser does: Testing Library would make React work synchronously. */
function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** How long the router takes for a page that has its data. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

it('text typed while the page is busy loses no letter', async () => {
  let answer: (value: null) => void = () => undefined;
  const last = new Promise<null>((resolve) => {
    answer = resolve;
  });
  const loader = ({ request }: { request: Request }) => (request.url.endsWith('q=the') ? last : null);
  const router = createMemoryRouter([
    { path: '/', loader, element: <Search />, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  const box = await screen.findByLabelText<HTMLInputElement>('Search');
  // From here on, React schedules its own work, which runs when this test waits for more than a promise.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const text of ['th', 'the']) {
    type(box, text);
    await microtasks();
    vi.advanceTimersByTime(200);
    await microtasks();
  }
  expect(router.state.location.search).toBe('?q=th');
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(box.value).toBe('the');
  answer(null);
  await waitFor(() => expect(router.state.location.search).toBe('?q=the'));
  expect(box.value).toBe('the');
});
