import type { SeedDocument } from '#emulator/seed.ts';
import { validPost, validSubmission } from './cases.ts';
import type { RuleCase } from './documentCases.ts';
import type { People, Persona, Verdict } from './persona.ts';
import { erase, patch, put, query } from './writes.ts';

type Who = keyof People;
type Access = { title: string; allowed: readonly Who[]; ask(who: Persona): Promise<Verdict> };

const anyone = ['visitor', 'member', 'admin'] as const;
const adminOnly = ['admin'] as const;
const nobody = [] as const;

const newId = 'Zk3pQ0aB9xY7cD5eF1gH';
const minute = 60_000;
const sent = { ...validSubmission, status: 'new' };
/** When the stored posts were written. */
export const createdAt = new Date('2024-01-01T00:00:00Z');
const written = { ...validPost, createdAt, updatedAt: createdAt };

const draftId = 'a'.repeat(20);
const draft = { postId: 'live', isNew: false, values: { title: 'Half a th' }, baseUpdatedAt: 1, savedAt: 1 };

const newVersionPath = `versions/${'d'.repeat(20)}`;
const versionId = 'c'.repeat(20);
const live = { ...written, published: true };
const updated = { postId: 'live', post: live, reason: 'updated' };
const deleted = { ...updated, reason: 'deleted' };
const update = patch('blogs/live', { title: 'Changed' }, 'updatedAt');

/** What stands in the database before each question. */
export function storedDocuments(now = Date.now()): SeedDocument[] {
  const earlier = (minutes: number) => new Date(now - minutes * minute);
  return [
    { path: 'contacts/fresh', fields: { ...sent, timestamp: earlier(1) } },
    { path: 'contacts/hour', fields: { ...sent, timestamp: earlier(60) } },
    { path: 'contacts/old', fields: { ...sent, timestamp: earlier(61) } },
    { path: 'contacts/read', fields: { ...sent, status: 'read', timestamp: earlier(1) } },
    { path: 'blogs/draft', fields: written },
    { path: 'blogs/live', fields: live },
    { path: `drafts/${draftId}`, fields: draft },
    { path: `versions/${versionId}`, fields: { ...updated, savedAt: createdAt } },
    { path: 'other/thing', fields: { published: true } },
  ];
}

/** Who may do what: every operation of the app, and what it must not become. */
const accessTable: Access[] = [
  may(anyone, 'send an enquiry', (who) => who.commit(put(`contacts/${newId}`, sent, 'timestamp'))),
  may(anyone, 'send the same enquiry again', (who) => who.commit(put('contacts/fresh', sent, 'timestamp'))),
  may(nobody, 'send it again after an hour', (who) => who.commit(put('contacts/old', sent, 'timestamp'))),
  may(nobody, 'send it again once it was read', (who) => who.commit(put('contacts/read', sent, 'timestamp'))),
  may(nobody, 'move the time of an enquiry that was read', (who) =>
    who.commit(patch('contacts/read', {}, 'timestamp')),
  ),
  may(nobody, 'move the time of an enquiry after exactly an hour', (who) =>
    who.commit(patch('contacts/hour', {}, 'timestamp')),
  ),
  may(nobody, 'send another text under its id', (who) =>
    who.commit(put('contacts/fresh', { ...sent, message: 'Changed' }, 'timestamp')),
  ),
  may(anyone, 'move the time of a new enquiry by its id alone', (who) =>
    who.commit(patch('contacts/fresh', {}, 'timestamp')),
  ),
  may(nobody, 'move the time of an enquiry after an hour', (who) =>
    who.commit(patch('contacts/old', {}, 'timestamp')),
  ),
  may(nobody, 'send it again with a time of their own', (who) =>
    who.commit(put('contacts/fresh', { ...sent, timestamp: createdAt })),
  ),
  may(nobody, 'send an enquiry with a time of their own', (who) =>
    who.commit(put(`contacts/${newId}`, { ...sent, timestamp: createdAt })),
  ),
  may(nobody, 'send an enquiry without a time', (who) => who.commit(put(`contacts/${newId}`, sent))),
  may(nobody, 'send an enquiry that counts as read', (who) =>
    who.commit(put(`contacts/${newId}`, { ...sent, status: 'read' }, 'timestamp')),
  ),
  may(nobody, 'send an enquiry without status', (who) =>
    who.commit(put(`contacts/${newId}`, validSubmission, 'timestamp')),
  ),
  may(nobody, 'put a document below an enquiry', (who) =>
    who.commit(put('contacts/fresh/a/b', sent, 'timestamp')),
  ),
  may(adminOnly, 'read an enquiry', (who) => who.get('contacts/fresh')),
  may(adminOnly, 'learn that an enquiry does not exist', (who) => who.get('contacts/none')),
  may(adminOnly, 'list the enquiries', (who) => who.list(query('contacts', {}, 'timestamp', 25))),
  may(adminOnly, 'list the new enquiries', (who) =>
    who.list(query('contacts', { status: 'new' }, 'timestamp', 25)),
  ),
  may(adminOnly, 'list all enquiries without a limit', (who) => who.list(query('contacts', {}, null, null))),
  may(adminOnly, 'look for enquiries by email', (who) =>
    who.list(query('contacts', { email: validSubmission.email }, null, 1)),
  ),
  may(adminOnly, 'count the enquiries', (who) => who.count(query('contacts', { status: 'new' }, null, null))),
  may(adminOnly, 'mark an enquiry', (who) => who.commit(patch('contacts/fresh', { status: 'replied' }))),
  may(adminOnly, 'mark an enquiry as read', (who) => who.commit(patch('contacts/fresh', { status: 'read' }))),
  may(adminOnly, 'mark an enquiry as new again', (who) =>
    who.commit(patch('contacts/read', { status: 'new' })),
  ),
  may(nobody, 'mark an enquiry as something else', (who) =>
    who.commit(patch('contacts/fresh', { status: 'spam' })),
  ),
  may(nobody, 'change the text of an enquiry', (who) =>
    who.commit(patch('contacts/fresh', { message: 'Changed' })),
  ),
  may(nobody, 'change text and status of an enquiry at once', (who) =>
    who.commit(patch('contacts/fresh', { status: 'read', message: 'Changed' })),
  ),
  may(adminOnly, 'delete an enquiry', (who) => who.commit(erase('contacts/fresh'))),
  may(adminOnly, 'delete several enquiries at once', (who) =>
    who.commit(erase('contacts/fresh'), erase('contacts/old')),
  ),

  may(anyone, 'read a published post', (who) => who.get('blogs/live')),
  may(adminOnly, 'read a draft', (who) => who.get('blogs/draft')),
  may(adminOnly, 'learn that a post does not exist', (who) => who.get('blogs/none')),
  may(anyone, 'list a page of published posts', (who) =>
    who.list(query('blogs', { published: true }, 'createdAt', 13)),
  ),
  may(anyone, 'list a page of published posts of a category', (who) =>
    who.list(query('blogs', { published: true, category: 'SEO' }, 'createdAt', 13)),
  ),
  may(adminOnly, 'list more than a page', (who) =>
    who.list(query('blogs', { published: true }, 'createdAt', 14)),
  ),
  may(adminOnly, 'list without a limit', (who) =>
    who.list(query('blogs', { published: true }, 'createdAt', null)),
  ),
  may(adminOnly, 'list drafts', (who) => who.list(query('blogs', { published: false }, 'createdAt', 13))),
  may(adminOnly, 'list posts and drafts', (who) => who.list(query('blogs', {}, 'createdAt', 13))),
  may(adminOnly, 'count posts', (who) => who.count(query('blogs', { published: true }, null, null))),
  may(adminOnly, 'write a post', (who) => who.commit(put('blogs/p', validPost, 'createdAt', 'updatedAt'))),
  may(adminOnly, 'publish a post at once', (who) =>
    who.commit(put('blogs/p', { ...validPost, published: true }, 'createdAt', 'updatedAt')),
  ),
  may(nobody, 'date a new post back', (who) =>
    who.commit(put('blogs/p', { ...validPost, createdAt }, 'updatedAt')),
  ),
  may(nobody, 'write a post without dates', (who) => who.commit(put('blogs/p', validPost))),
  may(adminOnly, 'publish a draft', (who) =>
    who.commit(patch('blogs/draft', { published: true }, 'updatedAt')),
  ),
  may(nobody, 'change a post without dating the change', (who) =>
    who.commit(patch('blogs/live', { title: 'Changed' })),
  ),
  may(nobody, 'date the change of a post back', (who) =>
    who.commit(patch('blogs/live', { title: 'Changed', updatedAt: createdAt })),
  ),
  may(nobody, 'change when a post was created', (who) =>
    who.commit(patch('blogs/live', { title: 'Changed' }, 'createdAt', 'updatedAt')),
  ),
  may(nobody, 'change a post into something that is none', (who) =>
    who.commit(patch('blogs/live', { title: 7 }, 'updatedAt')),
  ),
  may(nobody, 'add a field to a post', (who) =>
    who.commit(patch('blogs/live', { pinned: true }, 'updatedAt')),
  ),
  may(adminOnly, 'delete a post', (who) => who.commit(erase('blogs/live'))),
  may(nobody, 'put a document below a post', (who) =>
    who.commit(put('blogs/live/a/b', validPost, 'createdAt', 'updatedAt')),
  ),

  may(adminOnly, 'read unfinished text', (who) => who.get(`drafts/${draftId}`)),
  may(adminOnly, 'list unfinished texts', (who) => who.list(query('drafts', {}, 'savedAt', 20))),
  may(adminOnly, 'keep unfinished text', (who) => who.commit(put(`drafts/${'b'.repeat(20)}`, draft))),
  may(adminOnly, 'keep unfinished text again', (who) =>
    who.commit(put(`drafts/${draftId}`, { ...draft, savedAt: 2 })),
  ),
  may(adminOnly, 'throw unfinished text away', (who) => who.commit(erase(`drafts/${draftId}`))),
  may(nobody, 'keep unfinished text under an id of another form', (who) =>
    who.commit(put('drafts/another-form', draft)),
  ),
  may(nobody, 'keep something else with unfinished text', (who) =>
    who.commit(put(`drafts/${draftId}`, { ...draft, isAdmin: true })),
  ),

  may(adminOnly, 'read an earlier version', (who) => who.get(`versions/${versionId}`)),
  may(adminOnly, 'list the earlier versions of a post', (who) =>
    who.list(query('versions', { postId: 'live' }, 'savedAt', 20)),
  ),
  may(adminOnly, 'list deleted posts', (who) =>
    who.list(query('versions', { reason: 'deleted' }, 'savedAt', 20)),
  ),
  may(adminOnly, 'count the earlier versions of a post', (who) =>
    who.count(query('versions', { postId: 'live' }, null, null)),
  ),
  may(adminOnly, 'throw an earlier version away', (who) => who.commit(erase(`versions/${versionId}`))),
  may(adminOnly, 'keep a post as it stands', (who) => who.commit(newVersion(updated))),
  may(adminOnly, 'keep the version before an update', (who) => who.commit(newVersion(updated), update)),
  may(adminOnly, 'keep the version before a deletion', (who) =>
    who.commit(newVersion(deleted), erase('blogs/live')),
  ),
  may(nobody, 'keep the text of the update as the version before it', (who) =>
    who.commit(newVersion({ ...updated, post: { ...live, title: 'Changed' } }), update),
  ),
  may(nobody, 'keep a version of a post without all of it', (who) =>
    who.commit(newVersion({ ...updated, post: written })),
  ),
  may(nobody, 'keep a version of another post', (who) =>
    who.commit(newVersion({ ...updated, postId: 'draft' })),
  ),
  may(nobody, 'keep a version of a post that does not exist', (who) =>
    who.commit(newVersion({ ...deleted, postId: 'none' })),
  ),
  may(nobody, 'keep the version of an update as that of a deletion', (who) =>
    who.commit(newVersion(deleted), update),
  ),
  may(nobody, 'keep the version of a deletion as that of an update', (who) =>
    who.commit(newVersion(updated), erase('blogs/live')),
  ),
  may(nobody, 'date an earlier version back', (who) =>
    who.commit(put(newVersionPath, { ...updated, savedAt: createdAt })),
  ),
  may(nobody, 'keep something else with a version', (who) =>
    who.commit(newVersion({ ...updated, isAdmin: true })),
  ),
  may(nobody, 'keep a version under an id of another form', (who) =>
    who.commit(put('versions/another-form', updated, 'savedAt')),
  ),
  may(nobody, 'change an earlier version', (who) =>
    who.commit(put(`versions/${versionId}`, updated, 'savedAt')),
  ),

  may(nobody, 'read what no rule knows', (who) => who.get('other/thing')),
  may(nobody, 'list what no rule knows', (who) => who.list(query('other', {}, null, 1))),
  may(nobody, 'write what no rule knows', (who) => who.commit(put('other/new', { a: 1 }))),
  may(nobody, 'slip a forbidden write in with an allowed one', (who) =>
    who.commit(put(`contacts/${newId}`, sent, 'timestamp'), put('other/new', { a: 1 })),
  ),
];

/** The table, asked by each of the three. */
export const accessCases: RuleCase[] = accessTable.flatMap(({ allowed, title, ask }) =>
  anyone.map((who) => {
    const verdict = allowed.includes(who) ? 'allowed' : 'denied';
    return { title: `the ${who} asks to ${title}`, verdict, ask: (people) => ask(people[who]) };
  }),
);

function newVersion(version: SeedDocument['fields']): object {
  return put(newVersionPath, version, 'savedAt');
}

function may(allowed: readonly Who[], title: string, ask: Access['ask']): Access {
  return { allowed, title, ask };
}
