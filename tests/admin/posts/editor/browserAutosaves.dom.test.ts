import { forceCloseDatabase } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteAllBrowserAutosaves,
  deleteBrowserAutosave,
  loadBrowserAutosaves,
  saveBrowserAutosave,
} from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { emptyPost } from '#src/features/posts/data/postFields.ts';

const draft = {
  key: 'new',
  postId: '',
  values: { ...emptyPost, title: 'Half a thought', tags: ['one'] },
  baseUpdatedAt: null,
  saveId: 's'.repeat(20),
  savedAt: 1000,
};

beforeEach(async () => void (await deleteAllBrowserAutosaves()));

describe('Text saved in the browser', () => {
  it('comes back exactly as typed, and is on the disk before it counts as saved', async () => {
    const writing = vi.spyOn(IDBDatabase.prototype, 'transaction');
    expect(await saveBrowserAutosave(draft)).toBe(true);
    expect(writing).toHaveBeenCalledWith('drafts', 'readwrite', { durability: 'strict' });
    expect(await loadBrowserAutosaves('new')).toEqual([draft]);
    writing.mockRestore();
  });

  it('is one draft per post: the one saved last', async () => {
    await saveBrowserAutosave(draft);
    await saveBrowserAutosave({ ...draft, key: 'a-post' });
    await saveBrowserAutosave({ ...draft, savedAt: 2000 });
    expect((await loadBrowserAutosaves()).map(({ key, savedAt }) => [key, savedAt])).toEqual([
      ['a-post', 1000],
      ['new', 2000],
    ]);
  });

  it('is removed when it is discarded, alone or with all others', async () => {
    await saveBrowserAutosave(draft);
    await saveBrowserAutosave({ ...draft, key: 'a-post' });
    await deleteBrowserAutosave('new');
    expect(await loadBrowserAutosaves('new')).toEqual([]);
    expect(await loadBrowserAutosaves()).toHaveLength(1);
    await deleteAllBrowserAutosaves();
    expect(await loadBrowserAutosaves()).toEqual([]);
  });

  it('is skipped when it cannot be read', async () => {
    const broken = JSON.parse('{"key":"broken","savedAt":1,"saveId":"s","postId":"p","values":{"title":1}}');
    await saveBrowserAutosave(broken);
    await saveBrowserAutosave(draft);
    expect(await loadBrowserAutosaves()).toEqual([draft]);
  });

  it('can be saved again after the browser closed the database or refused to open it', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await saveBrowserAutosave(draft);
    const [database] = opened.mock.contexts;
    forceCloseDatabase(database as never);
    expect(await saveBrowserAutosave({ ...draft, savedAt: 2000 })).toBe(true);

    forceCloseDatabase(opened.mock.contexts.at(-1) as never);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error', 'UnknownError');
    });
    expect(await saveBrowserAutosave({ ...draft, savedAt: 3000 })).toBe(false);
    expect(await saveBrowserAutosave({ ...draft, savedAt: 4000 })).toBe(true);
    expect((await loadBrowserAutosaves('new'))[0]?.savedAt).toBe(4000);
    opened.mockRestore();
    warning.mockRestore();
  });
});
