import { validPost } from '#tests/rules/cases.ts';
import { erase, patch, put, query } from '#tests/rules/writes.ts';
import { type Access, adminOnly, anyone, may, nobody } from './may.ts';
import { createdAt, newId, publishAt } from './storedDocuments.ts';

export const postAccess: readonly Access[] = [
  may(anyone, 'read a published post', (who) => who.get('blogs/live')),
  may(adminOnly, 'read a draft', (who) => who.get('blogs/draft')),
  may(adminOnly, 'learn that a post does not exist', (who) => who.get('blogs/none')),
  may(anyone, 'list a page of published posts', (who) =>
    who.list(query('blogs', { published: true }, 'createdAt', 13)),
  ),
  may(anyone, 'list a page of published posts of a category', (who) =>
    who.list(query('blogs', { published: true, category: 'SEO' }, 'createdAt', 13)),
  ),
  may(adminOnly, 'list more than one page', (who) =>
    who.list(query('blogs', { published: true }, 'createdAt', 14)),
  ),
  may(adminOnly, 'list without a limit', (who) =>
    who.list(query('blogs', { published: true }, 'createdAt', null)),
  ),
  may(adminOnly, 'list drafts', (who) => who.list(query('blogs', { published: false }, 'createdAt', 13))),
  may(adminOnly, 'list posts and drafts', (who) => who.list(query('blogs', {}, 'createdAt', 13))),
  may(adminOnly, 'count posts', (who) => who.count(query('blogs', { published: true }, null, null))),
  may(adminOnly, 'read a scheduled post', (who) => who.get('blogs/scheduled')),
  may(adminOnly, 'list posts by their scheduled time', (who) =>
    who.list(query('blogs', {}, 'publishAt', 13)),
  ),
  may(adminOnly, 'list the posts scheduled for a given time', (who) =>
    who.list(query('blogs', { publishAt }, null, 13)),
  ),
  may(nobody, 'change a post without updating its change date', (who) =>
    who.commit(patch('blogs/live', { title: 'Changed' })),
  ),
  may(nobody, 'backdate the change of a post', (who) =>
    who.commit(patch('blogs/live', { title: 'Changed', updatedAt: createdAt })),
  ),
  may(nobody, 'change the creation date of a post', (who) =>
    who.commit(patch('blogs/live', { title: 'Changed' }, 'createdAt', 'updatedAt')),
  ),
  may(nobody, 'change a post into an invalid one', (who) =>
    who.commit(patch('blogs/live', { title: 7 }, 'updatedAt')),
  ),
  may(nobody, 'add a field to a post', (who) =>
    who.commit(patch('blogs/live', { pinned: true }, 'updatedAt')),
  ),
  may(adminOnly, 'store a post with the id of its save', (who) =>
    who.commit(put('blogs/p', { ...validPost, saveId: newId }, 'createdAt', 'updatedAt')),
  ),
  may(adminOnly, 'store a change of a post with the id of its save', (who) =>
    who.commit(patch('blogs/live', { title: 'Changed', saveId: newId }, 'updatedAt')),
  ),
  ...[7, null, '', 'short', `${newId}x`, `${newId.slice(1)}-`].map((saveId) =>
    may(nobody, `give a post ${JSON.stringify(saveId)} as the id of a save`, (who) =>
      who.commit(patch('blogs/live', { title: 'Changed', saveId }, 'updatedAt')),
    ),
  ),
  may(adminOnly, 'delete a post', (who) => who.commit(erase('blogs/live'))),
  may(nobody, 'put a document below a post', (who) =>
    who.commit(put('blogs/live/a/b', validPost, 'createdAt', 'updatedAt')),
  ),
];
