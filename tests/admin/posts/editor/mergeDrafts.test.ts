import { expect, it } from 'vitest';
import { draftKey } from '#src/admin/posts/editor/drafts/drafts.ts';
import { mergeDrafts } from '#src/admin/posts/editor/drafts/mergeDrafts.ts';
import { emptyPost } from '#src/features/posts/data/postFields.ts';

const stored = {
  id: 'form',
  postId: 'post',
  isNew: true,
  values: emptyPost,
  baseUpdatedAt: null,
  savedAt: 2,
};
const own = { ...stored, key: draftKey('new', 'form'), unconfirmed: [{ ...emptyPost, title: 'Sent' }] };

it('a draft that is in the browser and on the server is one draft, the newer copy of it', () => {
  expect(mergeDrafts([own], [stored])).toMatchObject([{ savedAt: 2, locations: ['browser', 'server'] }]);
  expect(mergeDrafts([own], [stored])[0]?.unconfirmed).toEqual(own.unconfirmed);
  const [newer] = mergeDrafts([own], [{ ...stored, savedAt: 3, values: { ...emptyPost, title: 'Newer' } }]);
  expect(newer).toMatchObject({ savedAt: 3, values: { title: 'Newer' }, locations: ['browser', 'server'] });
});

it('drafts of other devices and of this browser stand in one list, newest first', () => {
  const elsewhere = { ...stored, id: 'other', isNew: false, savedAt: 5 };
  expect(mergeDrafts([own], [elsewhere])).toMatchObject([
    { key: draftKey('post', 'other'), locations: ['server'], unconfirmed: [] },
    { key: own.key, locations: ['browser'] },
  ]);
});
