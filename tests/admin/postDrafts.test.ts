// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, forgetDraft, keepDraft, keptDrafts } from '#src/admin/posts/editor/drafts/postDrafts.ts';
import { emptyPost } from '#src/features/posts/data/post.ts';

const draft = {
  key: draftKey('new', 'form-1'),
  postId: 'post-1',
  isNew: true,
  values: { ...emptyPost, title: 'Half a thought', tags: ['one'] },
  openedAt: null,
  sent: [{ ...emptyPost, title: 'Half' }],
  keptAt: 1000,
};

beforeEach(() => localStorage.clear());

describe('Text kept in the browser', () => {
  it('comes back as it was typed', () => {
    expect(keepDraft(draft)).toBe(true);
    expect(keptDrafts()).toEqual([draft]);
  });

  it('is kept for each form by itself, newest first', () => {
    const other = { ...draft, key: draftKey('new', 'form-2'), keptAt: 2000 };
    keepDraft(draft);
    keepDraft(other);
    expect(keptDrafts().map(({ key }) => key)).toEqual([other.key, draft.key]);
  });

  it('is gone once it is forgotten', () => {
    keepDraft(draft);
    forgetDraft(draft.key);
    expect(keptDrafts()).toEqual([]);
  });

  it.each([
    'not JSON',
    '{}',
    '{"postId":"p","keptAt":1,"sent":[],"values":{"title":1}}',
    'null',
    '{"postId":"p","keptAt":1,"sent":[],"values":{"title":"","author":"","category":"","featuredImage":"","excerpt":"","content":"","tags":[1],"published":false}}',
  ])('is passed over when it cannot be read: %s', (text) => {
    localStorage.setItem(draftKey('new', 'broken'), text);
    localStorage.setItem('something else', 'of somebody else');
    keepDraft(draft);
    expect(keptDrafts()).toEqual([draft]);
  });

  it('says so when the browser has no room for it', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(keepDraft(draft)).toBe(false);
    expect(warning).toHaveBeenCalledOnce();
    refuse.mockRestore();
    warning.mockRestore();
  });
});
