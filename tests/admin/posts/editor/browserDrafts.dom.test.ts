import { forceCloseDatabase } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteAllBrowserDrafts,
  deleteBrowserDraft,
  loadBrowserDraft,
  loadBrowserDrafts,
  saveBrowserDraft,
} from '#src/admin/posts/editor/drafts/browserDrafts.ts';
import { emptyPost } from '#src/features/posts/data/postFields.ts';

const draft = {
  key: 'new',
  postId: '',
  values: { ...emptyPost, title: 'Half a thought', tags: ['one'] },
  baseUpdatedAt: null,
  saveId: 's'.repeat(20),
  savedAt: 1000,
};

beforeEach(async () => void (await deleteAllBrowserDrafts()));

describe('Text saved in the browser', () => {
  it('comes back as it was typed, and is on the disk before it counts as saved', async () => {
    const writing = vi.spyOn(IDBDatabase.prototype, 'transaction');
    expect(await saveBrowserDraft(draft)).toBe(true);
    expect(writing).toHaveBeenCalledWith('drafts', 'readwrite', { durability: 'strict' });
    expect(await loadBrowserDraft('new')).toEqual(draft);
    writing.mockRestore();
  });

  it('is one draft for each post, the one saved last', async () => {
    await saveBrowserDraft(draft);
    await saveBrowserDraft({ ...draft, key: 'a-post' });
    await saveBrowserDraft({ ...draft, savedAt: 2000 });
    expect((await loadBrowserDrafts()).map(({ key, savedAt }) => [key, savedAt])).toEqual([
      ['a-post', 1000],
      ['new', 2000],
    ]);
  });

  it('is gone once it is discarded, alone or with all others', async () => {
    await saveBrowserDraft(draft);
    await saveBrowserDraft({ ...draft, key: 'a-post' });
    await deleteBrowserDraft('new');
    expect(await loadBrowserDraft('new')).toBeNull();
    expect(await loadBrowserDrafts()).toHaveLength(1);
    await deleteAllBrowserDrafts();
    expect(await loadBrowserDrafts()).toEqual([]);
  });

  it('is skipped when it cannot be read', async () => {
    const broken = JSON.parse('{"key":"broken","savedAt":1,"saveId":"s","postId":"p","values":{"title":1}}');
    await saveBrowserDraft(broken);
    await saveBrowserDraft(draft);
    expect(await loadBrowserDrafts()).toEqual([draft]);
  });

  it('is saved again after the browser has closed the database or refused to open it', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await saveBrowserDraft(draft);
    const [database] = opened.mock.contexts;
    forceCloseDatabase(database as never);
    expect(await saveBrowserDraft({ ...draft, savedAt: 2000 })).toBe(true);

    forceCloseDatabase(opened.mock.contexts.at(-1) as never);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error', 'UnknownError');
    });
    expect(await saveBrowserDraft({ ...draft, savedAt: 3000 })).toBe(false);
    expect(await saveBrowserDraft({ ...draft, savedAt: 4000 })).toBe(true);
    expect((await loadBrowserDraft('new'))?.savedAt).toBe(4000);
    opened.mockRestore();
    warning.mockRestore();
  });
});
