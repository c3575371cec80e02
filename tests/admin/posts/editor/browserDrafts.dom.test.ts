import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteAllBrowserDrafts,
  deleteBrowserDraft,
  hasBrowserDrafts,
  loadBrowserDrafts,
  saveBrowserDraft,
} from '#src/admin/posts/editor/drafts/browserDrafts.ts';
import { draftKey } from '#src/admin/posts/editor/drafts/drafts.ts';
import { emptyPost } from '#src/features/posts/data/postFields.ts';

const draft = {
  key: draftKey('new', 'form-1'),
  postId: 'post-1',
  isNew: true,
  values: { ...emptyPost, title: 'Half a thought', tags: ['one'] },
  baseUpdatedAt: null,
  unconfirmed: ['s'.repeat(20)],
  savedAt: 1000,
};

beforeEach(() => localStorage.clear());

describe('Text saved in the browser', () => {
  it('comes back as it was typed', () => {
    expect(saveBrowserDraft(draft)).toBe(true);
    expect(loadBrowserDrafts()).toEqual([draft]);
  });

  it('is saved separately for each form, newest first', () => {
    const other = { ...draft, key: draftKey('new', 'form-2'), savedAt: 2000 };
    saveBrowserDraft(draft);
    saveBrowserDraft(other);
    expect(loadBrowserDrafts().map(({ key }) => key)).toEqual([other.key, draft.key]);
  });

  it('is gone once it is discarded', () => {
    saveBrowserDraft(draft);
    deleteBrowserDraft(draft.key);
    expect(loadBrowserDrafts()).toEqual([]);
  });

  it('is all gone once everything is discarded, and other entries stay', () => {
    localStorage.setItem('something else', 'of somebody else');
    saveBrowserDraft(draft);
    localStorage.setItem(draftKey('new', 'broken'), 'not JSON');
    expect(hasBrowserDrafts()).toBe(true);
    deleteAllBrowserDrafts();
    expect(hasBrowserDrafts()).toBe(false);
    expect(Object.keys(localStorage)).toEqual(['something else']);
  });

  it.each([
    'not JSON',
    '{}',
    '{"postId":"p","savedAt":1,"unconfirmed":[],"values":{"title":1}}',
    'null',
    '{"postId":"p","savedAt":1,"unconfirmed":[],"values":{"title":"","author":"","category":"","featuredImage":"","excerpt":"","content":"","tags":[1],"published":false}}',
  ])('is skipped when it cannot be read: %s', (text) => {
    localStorage.setItem(draftKey('new', 'broken'), text);
    localStorage.setItem('something else', 'of somebody else');
    saveBrowserDraft(draft);
    expect(loadBrowserDrafts()).toEqual([draft]);
  });

  it('reports when the browser has no room for it', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(saveBrowserDraft(draft)).toBe(false);
    expect(warning).toHaveBeenCalledOnce();
    refuse.mockRestore();
    warning.mockRestore();
  });
});
