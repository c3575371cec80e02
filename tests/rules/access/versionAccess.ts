import type { SeedDocument } from '#emulator/seed.ts';
import { erase, patch, put, query } from '#tests/rules/writes.ts';
import { type Access, adminOnly, may, nobody } from './may.ts';
import {
  createdAt,
  daysAhead,
  deleted,
  lastVersion,
  live,
  updated,
  versionId,
  written,
} from './storedDocuments.ts';

const newVersionPath = `versions/${'d'.repeat(20)}`;
const update = patch('blogs/live', { title: 'Changed' }, 'updatedAt');

export const versionAccess: readonly Access[] = [
  may(adminOnly, 'read an earlier version', (who) => who.get(`versions/${versionId}`)),
  may(adminOnly, 'list the earlier versions of a post', (who) =>
    who.list(query('versions', { postId: 'live' }, 'savedAt', 20)),
  ),
  may(adminOnly, 'list deleted posts', (who) =>
    who.list(query('versions', { reason: 'deleted' }, 'savedAt', null)),
  ),
  may(adminOnly, 'count the earlier versions of a post', (who) =>
    who.count(query('versions', { postId: 'live' }, null, null)),
  ),
  may(adminOnly, 'delete an earlier version', (who) => who.commit(erase(`versions/${versionId}`))),
  may(nobody, 'delete a deleted post for good', (who) => who.commit(erase(lastVersion('recent')))),
  may(adminOnly, 'delete the version before an update of a deleted post', (who) =>
    who.commit(erase(lastVersion('updated'))),
  ),
  may(adminOnly, 'store a version of a post as it is', (who) => who.commit(newVersion(updated))),
  may(adminOnly, 'store the version before an update', (who) => who.commit(newVersion(updated), update)),
  may(adminOnly, 'store the version before a deletion', (who) =>
    who.commit(newVersion({ ...deleted, expireAt: daysAhead(30) }), erase('blogs/live')),
  ),
  may(adminOnly, 'store the version before a deletion by a clock that is half a day slow', (who) =>
    who.commit(newVersion({ ...deleted, expireAt: daysAhead(29.5) }), erase('blogs/live')),
  ),
  may(nobody, 'store the version before a deletion without an expiry', (who) =>
    who.commit(newVersion(deleted), erase('blogs/live')),
  ),
  may(nobody, 'store the version before a deletion to expire early', (who) =>
    who.commit(newVersion({ ...deleted, expireAt: daysAhead(28.9) }), erase('blogs/live')),
  ),
  may(nobody, 'store the version before an update with an expiry', (who) =>
    who.commit(newVersion({ ...updated, expireAt: daysAhead(30) }), update),
  ),
  may(adminOnly, 'let an earlier version expire', (who) =>
    who.commit(patch(`versions/${versionId}`, { expireAt: daysAhead(30) })),
  ),
  may(nobody, 'let an earlier version expire early', (who) =>
    who.commit(patch(`versions/${versionId}`, { expireAt: daysAhead(28.9) })),
  ),
  may(nobody, 'change an earlier version when it is to expire', (who) =>
    who.commit(patch(`versions/${versionId}`, { expireAt: daysAhead(30), reason: 'deleted' })),
  ),
  may(nobody, 'store the updated text as the version before it', (who) =>
    who.commit(newVersion({ ...updated, post: { ...live, title: 'Changed' } }), update),
  ),
  may(nobody, 'store an incomplete version of a post', (who) =>
    who.commit(newVersion({ ...updated, post: written })),
  ),
  may(nobody, 'store a version of another post', (who) =>
    who.commit(newVersion({ ...updated, postId: 'draft' })),
  ),
  may(nobody, 'store a version of a post that does not exist', (who) =>
    who.commit(newVersion({ ...deleted, expireAt: daysAhead(30), postId: 'none' })),
  ),
  may(nobody, 'store the version of an update as that of a deletion', (who) =>
    who.commit(newVersion({ ...deleted, expireAt: daysAhead(30) }), update),
  ),
  may(nobody, 'store the version of a deletion as that of an update', (who) =>
    who.commit(newVersion(updated), erase('blogs/live')),
  ),
  may(nobody, 'backdate an earlier version', (who) =>
    who.commit(put(newVersionPath, { ...updated, savedAt: createdAt })),
  ),
  may(nobody, 'store extra fields with a version', (who) =>
    who.commit(newVersion({ ...updated, isAdmin: true })),
  ),
  may(nobody, 'store a version under an invalid id', (who) =>
    who.commit(put('versions/another-form', updated, 'savedAt')),
  ),
  may(nobody, 'change an earlier version', (who) =>
    who.commit(put(`versions/${versionId}`, updated, 'savedAt')),
  ),
];

function newVersion(version: SeedDocument['fields']): object {
  return put(newVersionPath, version, 'savedAt');
}
