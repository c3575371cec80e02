import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '#src/app/ErrorPage.tsx';
import { offlineMessage } from '#src/components/loading/reloadPage.ts';
import { toPublishedList } from '#src/features/posts/data/prerenderSource.ts';
import NotFoundPage, { loader } from '#src/pages/NotFoundPage.tsx';
import { paths } from '#src/paths.ts';
import { renderAt } from '#tests/support/components/renderAt.tsx';
import { aLoadedPost } from '#tests/support/records/aPost.ts';

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
  it('shows the router’s wording and the message', async () => {
    expect(await renderFailure(new Error('The shelf is empty'))).toBe('Unexpected Application Error!');
    expect(screen.getByText('The shelf is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  it('shows a message even if what was thrown is not an error', async () => {
    await renderFailure('nonsense');
    expect(screen.getByText('Something went wrong')).toBeTruthy();
  });

  it('says that it cannot be reloaded offline, instead of leaving an empty screen', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderFailure(new Error('The shelf is empty'));
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('status').textContent).toBe(offlineMessage);
  });
});

describe('an unknown URL', () => {
  const ids = ['coal', 'salt', 'rope', 'ice'];

  it('shows the status 404 and the three newest articles', async () => {
    const posts = ids.map((id) => aLoadedPost({ id }));
    const answer = await loader({ context: { list: toPublishedList(posts) } });
    expect(answer.init?.status).toBe(404);
    expect(answer.data.map(({ id }) => id)).toEqual(posts.slice(0, 3).map(({ id }) => id));
  });

  it('offers the blog search, which works before the app runs, and the newest articles', async () => {
    const { posts } = toPublishedList(ids.map((id) => aLoadedPost({ id, title: `About ${id}` })));
    renderAt('/nowhere', [{ path: '*', Component: NotFoundPage, loader: () => posts }]);
    const form = await screen.findByRole<HTMLFormElement>('search', { name: 'Articles' });
    expect([form.method, form.getAttribute('action')]).toEqual(['get', paths.blog]);
    expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q');
    for (const { id, title } of posts) {
      expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(paths.article(id));
    }
  });
});
