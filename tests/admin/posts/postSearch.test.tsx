import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { postNotices } from '#src/admin/posts/messages.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { paths } from '#src/paths.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { blogManagement, press, rowOf, titleField } from '#tests/support/components/blogManagement.tsx';
import { hold } from '#tests/support/components/hold.ts';
import { refuse } from '#tests/support/components/refuse.ts';
import { user } from '#tests/support/components/user.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const admin = blogManagement([
  aPost({ id: 'one', title: 'Needle' }),
  aPost({ id: 'two', title: 'Hay' }),
  aPost({ id: 'three', title: 'Bâle of nêdles' }),
]);

async function searchFor(text: string): Promise<void> {
  admin.open();
  await rowOf('Hay');
  fireEvent.change(await screen.findByLabelText('Search posts'), { target: { value: text } });
  await screen.findByText('1 result');
}

it('a search finds words in any order, ignoring accents, and highlights them', async () => {
  admin.open();
  await rowOf('Hay');
  const search = await screen.findByLabelText('Search posts');
  fireEvent.change(search, { target: { value: 'nedle bale' } });
  await screen.findByText('1 result');
  const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  await waitFor(() => expect(marked()).toEqual(['Bâle', 'nêdle']));
  fireEvent.change(search, { target: { value: '' } });
  await rowOf('Hay');
  expect(marked()).toEqual([]);
});

it('a search reflects posts saved, created and deleted since it was run', async () => {
  await searchFor('needle');
  fireEvent.click(await screen.findByLabelText('Edit Needle'));
  fireEvent.change(await titleField(), { target: { value: 'A better needle' } });
  await press('Update Post');
  await rowOf('A better needle');
  expect(screen.queryByLabelText('Edit Needle')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(screen.getByLabelText('Duplicate A better needle'));
  await press('Create Post');
  await rowOf('A better needle (copy)');
  await screen.findByText('2 results');

  fireEvent.click(screen.getByLabelText('Delete A better needle'));
  await screen.findByRole('alertdialog');
  await press('Delete');
  await screen.findByText('1 result');
});

it('a search is still there after leaving the list and coming back', async () => {
  const router = admin.open();
  await rowOf('Hay');
  fireEvent.change(await screen.findByLabelText('Search posts'), { target: { value: 'nedle' } });
  await screen.findByText('1 result');
  await act(() => router.navigate(paths.admin));
  await waitFor(() => expect(screen.queryByLabelText('Search posts')).toBeNull());
  await act(() => router.navigate(-1));
  await screen.findByText('1 result');
  expect(await screen.findByLabelText('Search posts')).toHaveProperty('value', 'nedle');
});

it('a failed search does not say that nothing matches', async () => {
  admin.open();
  await rowOf('Hay');
  refuse(':runQuery');
  fireEvent.change(await screen.findByLabelText('Search posts'), { target: { value: 'neither' } });
  await screen.findByText(postMessages.list);
  expect(screen.queryByText('No matching posts')).toBeNull();
});

it('a filter’s failed count is retried when the connection is back', async () => {
  admin.open();
  await screen.findByText('All Blog Posts (3)');
  const allow = refuse(':runAggregationQuery');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'draft' } });
  await screen.findByText(postMessages.list);
  allow();
  for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
  await waitFor(() => expect(screen.queryByText(postMessages.list)).toBeNull());
});

it('Retry reruns the whole search if rereading it after a change failed', async () => {
  await searchFor('hay');
  const { fetch } = globalThis;
  let isWritten = false;
  const failing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (isWritten && String(input).includes(':runQuery')) throw new TypeError('lost');
    isWritten ||= String(input).includes(':commit');
    return fetch(input, init);
  });
  fireEvent.click(screen.getByLabelText('Duplicate Hay'));
  await press('Create Post');
  await screen.findByText(postMessages.list);
  failing.mockRestore();
  await press('Retry');
  await screen.findByText('2 results');
});

it('a slow deletion leaves focus in the search', async () => {
  admin.open();
  await rowOf('Hay');
  const release = hold('requests', (url) => url.includes(':commit'));
  fireEvent.click(screen.getByLabelText('Delete Hay'));
  await screen.findByRole('alertdialog');
  await press('Delete');
  const search = await screen.findByLabelText('Search posts');
  await user.click(search);
  release();
  await screen.findByText(postNotices.deleted);
  expect(document.activeElement).toBe(search);
});

it('a deleted post comes back with Undo as it was', async () => {
  const kept = 'Bâle of nêdles';
  const stored = async () => (await storedDocuments(origin, 'blogs')).find(({ title }) => title === kept);
  const before = await stored();
  admin.open();
  await rowOf(kept);
  fireEvent.click(screen.getByLabelText(`Delete ${kept}`));
  await screen.findByRole('alertdialog');
  await press('Delete');
  await press('Undo');
  await screen.findByText(postNotices.restored);
  await rowOf(kept);
  const after = await stored();
  expect(before).toBeDefined();
  expect({ ...after, saveId: '', updatedAt: 0, restoredFrom: '', slug: '' }).toEqual({
    ...before,
    saveId: '',
    updatedAt: 0,
    restoredFrom: '',
    slug: '',
  });
});
