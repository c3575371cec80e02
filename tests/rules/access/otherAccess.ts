import { erase, patch, put, query } from '#tests/rules/writes.ts';
import { type Access, adminOnly, may, nobody } from './may.ts';
import { draft, draftId, newId, sent } from './storedDocuments.ts';

export const otherAccess: readonly Access[] = [
  may(adminOnly, 'read unfinished text', (who) => who.get(`drafts/${draftId}`)),
  may(adminOnly, 'list autosaved drafts', (who) => who.list(query('drafts', {}, 'savedAt', 20))),
  may(adminOnly, 'store unfinished text', (who) => who.commit(put('drafts/new', draft))),
  may(adminOnly, 'overwrite unfinished text', (who) =>
    who.commit(put(`drafts/${draftId}`, { ...draft, savedAt: 2 })),
  ),
  may(adminOnly, 'delete unfinished text', (who) => who.commit(erase(`drafts/${draftId}`))),
  may(nobody, 'store unfinished text under an invalid id', (who) =>
    who.commit(put('drafts/-another', draft)),
  ),
  may(nobody, 'store extra fields with unfinished text', (who) =>
    who.commit(put(`drafts/${draftId}`, { ...draft, isAdmin: true })),
  ),
  may(adminOnly, 'list the notes about images', (who) => who.list(query('pictures', {}, null, null))),
  may(adminOnly, 'note the name of an image', (who) =>
    who.commit(put(`pictures/${newId}`, { name: 'cat.gif' })),
  ),
  may(adminOnly, 'note the description of an image', (who) =>
    who.commit(patch('pictures/aaaaaaaaaaaaaaaaaaaa', { description: 'A cat' })),
  ),
  may(adminOnly, 'delete the note about an image', (who) =>
    who.commit(erase('pictures/aaaaaaaaaaaaaaaaaaaa')),
  ),
  may(nobody, 'note the name of an image under an invalid id', (who) =>
    who.commit(put('pictures/cat.gif', { name: 'cat.gif' })),
  ),
  may(nobody, 'store extra fields with the note about an image', (who) =>
    who.commit(put(`pictures/${newId}`, { name: 'cat.gif', isAdmin: true })),
  ),
  may(adminOnly, 'read the publishing status', (who) => who.get('status/publishing')),
  may(nobody, 'list the publishing and scheduling status', (who) => who.list(query('status', {}, null, 5))),
  may(nobody, 'write the publishing status', (who) => who.commit(put('status/publishing', { changedAt: 2 }))),
  may(nobody, 'read a sent email', (who) => who.get('mails/fresh')),
  may(nobody, 'read a collection without a rule', (who) => who.get('other/thing')),
  may(nobody, 'list a collection without a rule', (who) => who.list(query('other', {}, null, 1))),
  may(nobody, 'write to a collection without a rule', (who) => who.commit(put('other/new', { a: 1 }))),
  may(nobody, 'combine a forbidden write with an allowed one', (who) =>
    who.commit(put(`contacts/${newId}`, sent, 'timestamp'), put('other/new', { a: 1 })),
  ),
];
