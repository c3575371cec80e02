import { expect, it } from 'vitest';
import { draftKey, groupDrafts, mergeDrafts } from '#src/admin/posts/editor/drafts/drafts.ts';
import { emptyPost } from '#src/features/posts/data/postFields.ts';

const stored = {
  id: 'form',
  postId: 'post',
  isNew: true,
  values: emptyPost,
  baseUpdatedAt: null,
  savedAt: 2,
};
const own = { ...stored, key: draftKey('new', 'form'), unconfirmed: ['s'.repeat(20)] };

it('a draft in the browser and on the server is listed once, as its newer copy', () => {
  expect(mergeDrafts([own], [stored])).toMatchObject([{ savedAt: 2 }]);
  expect(mergeDrafts([own], [stored])[0]?.unconfirmed).toEqual(own.unconfirmed);
  const [newer] = mergeDrafts([own], [{ ...stored, savedAt: 3, values: { ...emptyPost, title: 'Newer' } }]);
  expect(newer).toMatchObject({ savedAt: 3, values: { title: 'Newer' } });
});

it('the newest of several drafts of a post comes first, followed by the others', () => {
  const older = { ...own, key: draftKey('new', 'older'), savedAt: 1 };
  const other = { ...own, key: draftKey('else', 'form'), postId: 'else', savedAt: 1.5 };
  expect(groupDrafts([own, other, older])).toEqual([
    { newest: own, older: [older] },
    { newest: other, older: [] },
  ]);
});

it('drafts from other devices and from this browser are in one list, newest first', () => {
  const elsewhere = { ...stored, id: 'other', isNew: false, savedAt: 5 };
  expect(mergeDrafts([own], [elsewhere])).toMatchObject([
    { key: draftKey('post', 'other'), unconfirmed: [] },
    { key: own.key },
  ]);
});
