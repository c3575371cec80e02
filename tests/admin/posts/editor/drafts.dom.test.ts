import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteAllDrafts,
  deleteDraft,
  draftKey,
  hasDrafts,
  loadDrafts,
  saveDraft,
} from '#src/admin/posts/editor/drafts/drafts.ts';
import { emptyPost } from '#src/features/posts/data/postFields.ts';

const draft = {
  key: draftKey('new', 'form-1'),
  postId: 'post-1',
  isNew: true,
  values: { ...emptyPost, title: 'Half a thought', tags: ['one'] },
  baseUpdatedAt: null,
  unconfirmed: [{ ...emptyPost, title: 'Half' }],
  savedAt: 1000,
};

beforeEach(() => localStorage.clear());

describe('Text kept in the browser', () => {
  it('comes back as it was typed', () => {
    expect(saveDraft(draft)).toBe(true);
    expect(loadDrafts()).toEqual([draft]);
  });

  it('is kept for each form by itself, newest first', () => {
    const other = { ...draft, key: draftKey('new', 'form-2'), savedAt: 2000 };
    saveDraft(draft);
    saveDraft(other);
    expect(loadDrafts().map(({ key }) => key)).toEqual([other.key, draft.key]);
  });

  it('is gone once it is forgotten', () => {
    saveDraft(draft);
    deleteDraft(draft.key);
    expect(loadDrafts()).toEqual([]);
  });

  it('is all gone once everything is forgotten, and nothing else is', () => {
    localStorage.setItem('something else', 'of somebody else');
    saveDraft(draft);
    localStorage.setItem(draftKey('new', 'broken'), 'not JSON');
    expect(hasDrafts()).toBe(true);
    deleteAllDrafts();
    expect(hasDrafts()).toBe(false);
    expect(Object.keys(localStorage)).toEqual(['something else']);
  });

  it.each([
    'not JSON',
    '{}',
    '{"postId":"p","savedAt":1,"unconfirmed":[],"values":{"title":1}}',
    'null',
    '{"postId":"p","savedAt":1,"unconfirmed":[],"values":{"title":"","author":"","category":"","featuredImage":"","excerpt":"","content":"","tags":[1],"published":false}}',
  ])('is passed over when it cannot be read: %s', (text) => {
    localStorage.setItem(draftKey('new', 'broken'), text);
    localStorage.setItem('something else', 'of somebody else');
    saveDraft(draft);
    expect(loadDrafts()).toEqual([draft]);
  });

  it('says so when the browser has no room for it', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(saveDraft(draft)).toBe(false);
    expect(warning).toHaveBeenCalledOnce();
    refuse.mockRestore();
    warning.mockRestore();
  });
});
