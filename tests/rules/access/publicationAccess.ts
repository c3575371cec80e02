import { validPost } from '#tests/rules/cases.ts';
import { patch, put } from '#tests/rules/writes.ts';
import { type Access, adminOnly, may, nobody } from './may.ts';
import { createdAt, deletionId, publishAt, restored, written } from './storedDocuments.ts';

/** Dates and flags of posts that are published, unpublished, scheduled, deleted and restored. */
export const publicationAccess: readonly Access[] = [
  may(adminOnly, 'write a post', (who) => who.commit(put('blogs/p', validPost, 'createdAt', 'updatedAt'))),
  may(adminOnly, 'publish a new post immediately', (who) =>
    who.commit(put('blogs/p', { ...validPost, published: true }, 'createdAt', 'updatedAt')),
  ),
  may(nobody, 'backdate a new post', (who) =>
    who.commit(put('blogs/p', { ...validPost, createdAt }, 'updatedAt')),
  ),
  may(nobody, 'write a post without dates', (who) => who.commit(put('blogs/p', validPost))),
  may(adminOnly, 'publish a draft, which dates it', (who) =>
    who.commit(patch('blogs/draft', { published: true }, 'createdAt', 'updatedAt')),
  ),
  may(nobody, 'publish a draft with its creation date', (who) =>
    who.commit(patch('blogs/draft', { published: true }, 'updatedAt')),
  ),
  may(nobody, 'publish a draft with a date they chose', (who) =>
    who.commit(patch('blogs/draft', { published: true, createdAt: publishAt }, 'updatedAt')),
  ),
  may(nobody, 'change the date of a draft without publishing it', (who) =>
    who.commit(patch('blogs/draft', {}, 'createdAt', 'updatedAt')),
  ),
  may(adminOnly, 'withdraw a published post, which marks it', (who) =>
    who.commit(patch('blogs/live', { published: false, wasPublished: true }, 'updatedAt')),
  ),
  may(nobody, 'withdraw a published post without the mark', (who) =>
    who.commit(patch('blogs/live', { published: false }, 'updatedAt')),
  ),
  may(nobody, 'withdraw a published post with another mark', (who) =>
    who.commit(patch('blogs/live', { published: false, wasPublished: false }, 'updatedAt')),
  ),
  may(nobody, 'mark a draft that was never published', (who) =>
    who.commit(patch('blogs/draft', { wasPublished: true }, 'updatedAt')),
  ),
  may(nobody, 'create a post that already has the mark', (who) =>
    who.commit(put('blogs/p', { ...validPost, wasPublished: true }, 'createdAt', 'updatedAt')),
  ),
  may(nobody, 'remove the mark from a withdrawn post', (who) =>
    who.commit(put('blogs/withdrawn', written, 'updatedAt')),
  ),
  may(adminOnly, 'publish a withdrawn post again under its date', (who) =>
    who.commit(patch('blogs/withdrawn', { published: true }, 'updatedAt')),
  ),
  may(nobody, 'publish a withdrawn post again under a new date', (who) =>
    who.commit(patch('blogs/withdrawn', { published: true }, 'createdAt', 'updatedAt')),
  ),
  may(nobody, 'make a withdrawn post neither published nor unpublished', (who) =>
    who.commit(patch('blogs/withdrawn', { published: 1 }, 'updatedAt')),
  ),
  may(adminOnly, 'schedule a draft', (who) => who.commit(patch('blogs/draft', { publishAt }, 'updatedAt'))),
  may(adminOnly, 'restore a deleted post with its date', (who) =>
    who.commit(put('blogs/gone', restored, 'updatedAt')),
  ),
  may(adminOnly, 'restore a deleted post as a draft, which marks it', (who) =>
    who.commit(put('blogs/gone', { ...restored, published: false, wasPublished: true }, 'updatedAt')),
  ),
  may(nobody, 'restore a published post as a draft without the mark', (who) =>
    who.commit(put('blogs/gone', { ...restored, published: false }, 'updatedAt')),
  ),
  may(nobody, 'restore a deleted post with another date', (who) =>
    who.commit(put('blogs/gone', { ...restored, createdAt: publishAt }, 'updatedAt')),
  ),
  may(nobody, 'restore a deleted post under the URL of another', (who) =>
    who.commit(put('blogs/other', restored, 'updatedAt')),
  ),
  may(nobody, 'restore a deleted post without a remaining version', (who) =>
    who.commit(put('blogs/gone', { ...restored, restoredFrom: 'f'.repeat(20) }, 'updatedAt')),
  ),
  may(nobody, 'store an invalid version as the source of a post', (who) =>
    who.commit(patch('blogs/live', { restoredFrom: 'another-form' }, 'updatedAt')),
  ),
  may(adminOnly, 'change a post that was restored', (who) =>
    who.commit(patch('blogs/live', { restoredFrom: deletionId }, 'updatedAt')),
  ),
];
