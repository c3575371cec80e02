import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { paths } from '#src/paths.ts';

type ListUrl = ReturnType<typeof useListUrl>;

/** The last of `entries` is on the screen. */
function showList(entries: readonly string[]) {
  const shown: ListUrl[] = [];
  function List() {
    shown.push(useListUrl('post'));
    return null;
  }
  const router = createMemoryRouter([{ path: '*', Component: List }], { initialEntries: [...entries] });
  render(<RouterProvider router={router} />);
  return { router, url: () => shown.at(-1) as ListUrl };
}

const urlOf = ({ state: { location } }: ReturnType<typeof showList>['router']) =>
  location.pathname + location.search;

it('a notification that opens a post from the dashboard drops the dashboard’s filter', async () => {
  window.history.replaceState(null, '', `${paths.admin}?order=asc&status=new`);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { router, url } = showList([`${paths.adminBlog}?category=SEO`]);
  await url().open('copy');
  expect(urlOf(router)).toBe(`${paths.adminBlog}?category=SEO&post=copy`);
});

it('closing a post twice goes back once', async () => {
  const { router, url } = showList([paths.admin, paths.adminBlog]);
  await url().open('one');
  await waitFor(() => expect(url().openId).toBe('one'));
  const { close } = url();
  close();
  close();
  await waitFor(() => expect(url().openId).toBeUndefined());
  expect(urlOf(router)).toBe(paths.adminBlog);
});
