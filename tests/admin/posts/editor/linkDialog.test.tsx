import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refreshPosts } from '#src/admin/posts/data/postQueries.ts';
import { LinkDialog } from '#src/admin/posts/editor/markdown/LinkDialog.tsx';
import { markdownLanguage } from '#src/admin/posts/editor/markdown/markdownLanguage.ts';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';
import { user } from '#tests/support/components/user.ts';
import { aLoadedPost, aPost, postsNumbered } from '#tests/support/records/aPost.ts';

signedInAdmin([
  ...postsNumbered(100, () => ({ published: false })),
  aPost({ id: 'oldest', title: 'The oldest article', createdAt: new Date('2020-01-01') }),
]);

/** Types a letter into the open dialog. @returns what closes it */
async function search(client = createQueryClient()): Promise<() => void> {
  const view = new EditorView({ state: EditorState.create({ extensions: markdownLanguage }) });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <LinkDialog view={view} onClose={vi.fn()} />
    </QueryClientProvider>,
  );
  await user.type(screen.getByRole('combobox', { name: 'URL or article' }), 'o');
  return unmount;
}

it('finds published articles however many drafts there are: the newest from the database, older ones from the archive as it is now', async () => {
  let archive = ['oldest', 'older', 'gone'].map((id) => ({
    ...aLoadedPost({ id, title: `The site’s ${id}` }),
    content: '',
  }));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    input === staticFiles.archive ? Response.json({ posts: archive }) : fetch(input, init),
  );
  onTestFinished(() => void vi.stubGlobal('fetch', fetch));
  const titles = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const client = createQueryClient();
  const close = await search(client);
  await screen.findAllByRole('option');
  expect(titles()).toEqual(['The oldest article', 'The site’s older', 'The site’s gone']);
  close();

  archive = archive.filter(({ id }) => id !== 'gone');
  await search(client);
  await waitFor(() => expect(titles()).toEqual(['The oldest article', 'The site’s older']));
});

it('reads the articles once, and again after a change', async () => {
  const client = createQueryClient();
  const requests = vi.spyOn(globalThis, 'fetch');
  const reads = () => requests.mock.calls.filter(([, init]) => String(init?.body).includes('blogs')).length;
  for (const expected of [1, 1, 2]) {
    if (expected === 2) refreshPosts(client);
    const close = await search(client);
    await screen.findAllByRole('option');
    await waitFor(() => expect(reads()).toBe(expected));
    close();
  }
  requests.mockRestore();
});
