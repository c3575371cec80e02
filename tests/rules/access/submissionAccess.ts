import { validSubmission } from '#tests/rules/cases.ts';
import { erase, patch, put, query } from '#tests/rules/writes.ts';
import { type Access, adminOnly, anyone, may, nobody } from './may.ts';
import { createdAt, daysAhead, gone, newId, sent } from './storedDocuments.ts';

export const submissionAccess: readonly Access[] = [
  may(anyone, 'send an inquiry', (who) => who.commit(put(`contacts/${newId}`, sent, 'timestamp'))),
  may(anyone, 'send the same inquiry again', (who) => who.commit(put('contacts/fresh', sent, 'timestamp'))),
  may(nobody, 'send it again after an hour', (who) => who.commit(put('contacts/old', sent, 'timestamp'))),
  may(nobody, 'send it again once it was read', (who) => who.commit(put('contacts/read', sent, 'timestamp'))),
  may(nobody, 'move the time of an inquiry that was read', (who) =>
    who.commit(patch('contacts/read', {}, 'timestamp')),
  ),
  may(nobody, 'move the time of an inquiry after exactly an hour', (who) =>
    who.commit(patch('contacts/hour', {}, 'timestamp')),
  ),
  may(nobody, 'send another text under its id', (who) =>
    who.commit(put('contacts/fresh', { ...sent, message: 'Changed' }, 'timestamp')),
  ),
  may(anyone, 'move the time of a new inquiry by its id alone', (who) =>
    who.commit(patch('contacts/fresh', {}, 'timestamp')),
  ),
  may(nobody, 'move the time of an inquiry after an hour', (who) =>
    who.commit(patch('contacts/old', {}, 'timestamp')),
  ),
  may(nobody, 'send it again with a time they chose', (who) =>
    who.commit(put('contacts/fresh', { ...sent, timestamp: createdAt })),
  ),
  may(nobody, 'send an inquiry with a time they chose', (who) =>
    who.commit(put(`contacts/${newId}`, { ...sent, timestamp: createdAt })),
  ),
  may(nobody, 'send an inquiry without a time', (who) => who.commit(put(`contacts/${newId}`, sent))),
  may(nobody, 'send an inquiry that counts as read', (who) =>
    who.commit(put(`contacts/${newId}`, { ...sent, status: 'read' }, 'timestamp')),
  ),
  may(nobody, 'send an inquiry without a status', (who) =>
    who.commit(put(`contacts/${newId}`, validSubmission, 'timestamp')),
  ),
  may(nobody, 'put a document below an inquiry', (who) =>
    who.commit(put('contacts/fresh/a/b', sent, 'timestamp')),
  ),
  may(adminOnly, 'read an inquiry', (who) => who.get('contacts/fresh')),
  may(adminOnly, 'learn that an inquiry does not exist', (who) => who.get('contacts/none')),
  may(adminOnly, 'list the inquiries', (who) => who.list(query('contacts', {}, 'timestamp', 25))),
  may(adminOnly, 'list the new inquiries', (who) =>
    who.list(query('contacts', { status: 'new' }, 'timestamp', 25)),
  ),
  may(adminOnly, 'list all inquiries without a limit', (who) => who.list(query('contacts', {}, null, null))),
  may(adminOnly, 'look for inquiries by email', (who) =>
    who.list(query('contacts', { email: validSubmission.email }, null, 1)),
  ),
  may(adminOnly, 'count the inquiries', (who) => who.count(query('contacts', { status: 'new' }, null, null))),
  may(adminOnly, 'mark an inquiry', (who) => who.commit(patch('contacts/fresh', { status: 'replied' }))),
  may(adminOnly, 'mark an inquiry as read', (who) => who.commit(patch('contacts/fresh', { status: 'read' }))),
  may(adminOnly, 'mark an inquiry as new again', (who) =>
    who.commit(patch('contacts/read', { status: 'new' })),
  ),
  may(nobody, 'mark an inquiry as something else', (who) =>
    who.commit(patch('contacts/fresh', { status: 'spam' })),
  ),
  may(nobody, 'change the text of an inquiry', (who) =>
    who.commit(patch('contacts/fresh', { message: 'Changed' })),
  ),
  may(nobody, 'change text and status of an inquiry together', (who) =>
    who.commit(patch('contacts/fresh', { status: 'read', message: 'Changed' })),
  ),
  may(adminOnly, 'delete an inquiry', (who) => who.commit(erase('contacts/fresh'))),
  may(adminOnly, 'move an inquiry to the deleted ones', (who) =>
    who.commit(
      put('deletedContacts/kept', { submission: gone, expireAt: daysAhead(30) }),
      erase('contacts/kept'),
    ),
  ),
  may(adminOnly, 'move an inquiry that was restored or sent again to the deleted ones', (who) =>
    who.commit(
      put('deletedContacts/again', { submission: gone, expireAt: daysAhead(30) }),
      erase('contacts/again'),
    ),
  ),
  may(nobody, 'move an inquiry to the deleted ones, to be removed early', (who) =>
    who.commit(
      put('deletedContacts/kept', { submission: gone, expireAt: daysAhead(28.9) }),
      erase('contacts/kept'),
    ),
  ),
  may(nobody, 'move a changed inquiry to the deleted ones', (who) =>
    who.commit(
      put('deletedContacts/kept', { submission: { ...gone, message: 'Changed' }, expireAt: daysAhead(30) }),
      erase('contacts/kept'),
    ),
  ),
  may(nobody, 'store extra fields with a deleted inquiry', (who) =>
    who.commit(put('deletedContacts/kept', { submission: gone, expireAt: daysAhead(30), isAdmin: true })),
  ),
  may(nobody, 'invent a deleted inquiry', (who) =>
    who.commit(put('deletedContacts/none', { submission: gone, expireAt: daysAhead(30) })),
  ),
  may(adminOnly, 'restore a deleted inquiry', (who) =>
    who.commit(put('contacts/gone', gone), erase('deletedContacts/gone')),
  ),
  may(nobody, 'restore a deleted inquiry with another text', (who) =>
    who.commit(put('contacts/gone', { ...gone, message: 'Changed' }), erase('deletedContacts/gone')),
  ),
  may(nobody, 'restore an inquiry that was not deleted', (who) => who.commit(put('contacts/none', gone))),
  may(adminOnly, 'restore a deleted inquiry and keep its copy', (who) =>
    who.commit(put('contacts/gone', gone)),
  ),
  may(adminOnly, 'copy an inquiry to the deleted ones', (who) =>
    who.commit(put('deletedContacts/kept', { submission: gone, expireAt: daysAhead(30) })),
  ),
  may(adminOnly, 'read a deleted inquiry', (who) => who.get('deletedContacts/gone')),
  may(adminOnly, 'list the deleted inquiries', (who) =>
    who.list(query('deletedContacts', {}, 'expireAt', 100)),
  ),
  may(adminOnly, 'delete an inquiry for good', (who) => who.commit(erase('deletedContacts/gone'))),
  may(adminOnly, 'delete several inquiries together', (who) =>
    who.commit(erase('contacts/fresh'), erase('contacts/old')),
  ),
];
