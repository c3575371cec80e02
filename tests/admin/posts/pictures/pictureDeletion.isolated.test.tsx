import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { saveBrowserAutosave } from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { pictureListMessages, pictureMessages } from '#src/admin/posts/pictures/messages.ts';
import { picturePath } from '#src/features/pictures/pictureUrl.ts';
import { origin, stats } from '#tests/support/components/appEmulator.ts';
import { hold } from '#tests/support/components/hold.ts';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { aVersion, daysAgo } from '#tests/support/records/aVersion.ts';
import { storedPaths } from '#tests/support/records/storedPictures.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import {
  intercept,
  missing,
  open,
  refusal,
  row,
  setUpPicturesDialog,
  shown,
  store,
} from './picturesDialogKit.tsx';

setUpPicturesDialog();

/** Unsaved text, as this browser and the server store it. */
function draft(postId: string, title: string, content: string, savedAt: number) {
  const values = { ...writtenFields(postId), title, content };
  return { postId, values, savedAt, saveId: 's'.repeat(20), baseUpdatedAt: null };
}

describe('Deleting an image', () => {
  it('asks first, names the posts that would lose it, and deletes nothing on Cancel', async () => {
    const [herd] = await store({ name: 'Herd.jpg' }, { name: 'Unused.gif' });
    const content = `![A herd](${herd?.url})`;
    await storeDocuments(origin, [
      aPost({ id: 'one', title: 'On herds', content }),
      aPost({ id: 'two', title: 'More herds', content }),
    ]);
    await open();
    const question = await ask('Herd.jpg');
    expect(question.textContent).toContain(shown('Herd.jpg'));
    expect(question.textContent).toMatch(/It will disappear from “(On|More) herds”, “(On|More) herds”\./);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await questionAbout('Unused.gif')).toBe('No post uses it.');
    expect(await storedPaths(origin)).toHaveLength(6);
  });

  it('removes all its files and moves on to the next image, or to the previous one at the end', async () => {
    const [, second] = await store({ name: 'First.jpg' }, { name: 'Second.jpg' }, { name: 'Third.jpg' });
    await open();
    await deleteByButton('Second.jpg');
    await screen.findByText('Image deleted');
    const paths = await storedPaths(origin);
    expect(paths).toHaveLength(6);
    for (const file of second?.files ?? []) expect(paths).not.toContain(picturePath(file));
    // Has a role only after the confirmation has closed.
    const third = await screen.findByRole('button', { name: `Insert ${shown('Third.jpg')}` });
    await waitFor(() => expect(document.activeElement).toBe(third));
    expect(screen.queryByRole('button', { name: `Insert ${shown('Second.jpg')}` })).toBeNull();
    await deleteByButton('Third.jpg');
    await waitFor(async () => expect(await storedPaths(origin)).toHaveLength(3));
    const first = await screen.findByRole('button', { name: `Insert ${shown('First.jpg')}` });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await deleteByButton('First.jpg');
    await screen.findByText('No images yet');
    const dialog = await screen.findByRole('dialog', { name: 'Uploaded Images' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('shows two images as busy while both are being deleted', async () => {
    await store({ name: 'First.jpg' }, { name: 'Second.jpg' }, { name: 'Third.jpg' });
    const release = hold('requests', (_, method) => method === 'DELETE');
    await open();
    await deleteByButton('First.jpg');
    await deleteByButton('Second.jpg');
    const isBusy = async (name: string) => (await row(name)).getAttribute('aria-busy');
    await waitFor(async () => expect(await isBusy('Second.jpg')).toBe('true'));
    expect(await isBusy('First.jpg')).toBe('true');
    expect(await isBusy('Third.jpg')).toBe('false');
    release();
    await waitFor(async () => expect(await storedPaths(origin)).toHaveLength(3));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Insert/ })).toHaveLength(1));
  });

  it('keeps the image listed when it fails halfway, and can be retried', async () => {
    const [stored] = await store({ name: 'Herd.jpg' });
    const [, middle = missing(), largest = missing()] = stored?.files ?? [];
    let isRefused = true;
    const path = encodeURIComponent(picturePath(middle));
    intercept((url, method) =>
      isRefused && method === 'DELETE' && url.pathname.endsWith(path) ? refusal() : undefined,
    );
    vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await deleteByButton('Herd.jpg');
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain(pictureMessages.delete);
    expect((await storedPaths(origin)).sort()).toEqual([picturePath(middle), picturePath(largest)].sort());
    await row('Herd.jpg');
    isRefused = false;
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Image deleted');
    expect(await storedPaths(origin)).toEqual([]);
  });

  it('names each unsaved draft that would lose it only once, whether it is in this browser, on the server or both', async () => {
    const [herd] = await store({ name: 'Herd.jpg' });
    const content = `![A herd](${herd?.url})`;
    for (const own of [
      draft('train', 'On the train', content, 3),
      draft('half', 'Half a text', 'Still without the picture', 1),
      draft('one', 'On herds, again', content, 4),
    ]) {
      await saveBrowserAutosave({ ...own, key: own.postId });
    }
    await storeDocuments(origin, [
      aPost({ id: 'one', title: 'On herds', content }),
      { path: 'drafts/half', fields: draft('half', 'Half a text', content, 2) },
      { path: 'drafts/other', fields: draft('other', 'Other pictures', '', 5) },
    ]);
    await open();
    expect(await questionAbout('Herd.jpg')).toBe(
      'It will disappear from “On herds”, the autosaved draft of “On the train”, the autosaved draft of “Half a text”.',
    );
  });

  it('names posts that use it only in an earlier version, and deleted posts that can be restored', async () => {
    const [herd, goat] = await store({ name: 'Herd.jpg' }, { name: 'Goat.jpg' });
    const content = `![A herd](${herd?.url})`;
    const savedAt = new Date(Date.now() + 1_000);
    await storeDocuments(origin, [
      aPost({ id: 'changed', title: 'Now without' }),
      aPost({ id: 'used', title: 'On herds', featuredImage: goat?.url ?? missing() }),
      aVersion('changed', { title: 'Once with', content, savedAt }),
      aVersion('changed', { title: 'Once with', content, savedAt }),
      aVersion('gone', { title: 'Thrown away', content, savedAt, reason: 'deleted' }),
      aVersion('used', { content: `![A goat](${goat?.url})`, savedAt }),
    ]);
    await open();
    const question = await questionAbout('Herd.jpg');
    expect(question).toContain('an earlier version of “Now without”');
    expect(question).toContain('the deleted post “Thrown away”');
    expect(await questionAbout('Goat.jpg')).toBe('It will disappear from “On herds”.');
  });

  it('reads posts and versions only for the confirmation, and no version from before the upload', async () => {
    await store({ name: 'Herd.jpg', uploadedAt: Date.now() });
    const later = new Date(Date.now() + 1_000);
    await storeDocuments(origin, [
      aVersion('one', { savedAt: daysAgo(2) }),
      aVersion('one', { savedAt: later }),
      aVersion('two', { savedAt: later }),
    ]);
    const before = stats().documentsRead;
    await open();
    await row('Herd.jpg');
    expect(stats().documentsRead - before).toBe(0);
    expect(await questionAbout('Herd.jpg')).toContain('No post uses it.');
    expect(stats().documentsRead - before).toBe(2);
  });

  it('deletes nothing and shows an error when it cannot check which posts use the image', async () => {
    const [herd] = await store({ name: 'Herd.jpg' });
    await storeDocuments(origin, [aPost({ id: 'one', title: 'On herds', content: `![](${herd?.url})` })]);
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (url: RequestInfo, init?: RequestInit) =>
      String(url).includes(':runQuery') ? Promise.reject(new TypeError('offline')) : answer(url, init),
    );
    vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${shown('Herd.jpg')}` }));
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain(pictureListMessages.usesUnknown);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await storedPaths(origin)).toHaveLength(3);
    expect(within(failure).queryByRole('button', { name: 'Retry' })).toBeNull();
    vi.stubGlobal('fetch', answer);
    const question = await ask('Herd.jpg');
    expect(question.textContent).toContain('It will disappear from “On herds”.');
  });

  it('treats the leftovers of an interrupted upload as one image', async () => {
    await store(
      { name: 'Whole.jpg' },
      { name: 'Cut off.jpg', stored: 2 },
      { name: 'At once.jpg', stored: 1 },
    );
    await open();
    expect((await row('Cut off.jpg')).textContent).toContain('1280 × 960');
    expect((await row('At once.jpg')).textContent).toContain('640 × 480');
    expect(await storedPaths(origin)).toHaveLength(6);
    await deleteByButton('Cut off.jpg');
    await waitFor(async () => expect(await storedPaths(origin)).toHaveLength(4));
    await deleteByButton('At once.jpg');
    await waitFor(async () => expect(await storedPaths(origin)).toHaveLength(3));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Insert/ })).toHaveLength(1));
  });

  /** Starts a deletion. @returns its confirmation */
  async function ask(name: string): Promise<HTMLElement> {
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${shown(name)}` }));
    return screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this image?' });
  }

  /** Starts a deletion and cancels it. @returns the confirmation's text */
  async function questionAbout(name: string): Promise<string> {
    const question = await ask(name);
    const text = within(question).getByText(/No post uses it|It will disappear/).textContent ?? '';
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return text;
  }

  async function deleteByButton(name: string) {
    const question = await ask(name);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    // When it closes, its notification moves to the dialog behind it.
    await waitFor(() => expect(question.isConnected).toBe(false));
  }
});
