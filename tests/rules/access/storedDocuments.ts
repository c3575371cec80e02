import type { SeedDocument } from '#emulator/seed.ts';
import { validPost, validSubmission } from '#tests/rules/cases.ts';

export const newId = 'Zk3pQ0aB9xY7cD5eF1gH';
const minute = 60_000;
/** In minutes. */
const day = 24 * 60;
export const sent = { ...validSubmission, status: 'new' };
/** When the stored posts were written. */
export const createdAt = new Date('2024-01-01T00:00:00Z');
export const written = { ...validPost, createdAt, updatedAt: createdAt };

/** A deleted inquiry. */
export const gone = { ...sent, status: 'replied', timestamp: createdAt };

export const draftId = 'live';
export const draft = {
  postId: 'live',
  values: { title: 'Half a th' },
  baseUpdatedAt: 1,
  saveId: 's'.repeat(20),
  savedAt: 1,
};

export const versionId = 'c'.repeat(20);
export const live = { ...written, published: true };
export const updated = { postId: 'live', post: live, reason: 'updated' };
export const deleted = { ...updated, reason: 'deleted' };
export const deletionId = 'e'.repeat(20);
export const restored = { ...live, restoredFrom: deletionId };
export const publishAt = new Date('2030-01-01T08:00:00Z');

/** The version that a deletion left. */
export function lastVersion(name: string): string {
  return `versions/${name.padEnd(20, '0')}`;
}

export function daysAhead(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

/** The content of the database before each case. */
export function storedDocuments(now = Date.now()): SeedDocument[] {
  const earlier = (minutes: number) => new Date(now - minutes * minute);
  return [
    { path: 'contacts/fresh', fields: { ...sent, timestamp: earlier(1) } },
    { path: 'contacts/hour', fields: { ...sent, timestamp: earlier(60) } },
    { path: 'contacts/old', fields: { ...sent, timestamp: earlier(61) } },
    { path: 'contacts/read', fields: { ...sent, status: 'read', timestamp: earlier(1) } },
    { path: 'deletedContacts/gone', fields: { submission: gone, expireAt: publishAt } },
    { path: 'deletedContacts/again', fields: { submission: gone, expireAt: publishAt } },
    { path: 'contacts/again', fields: gone },
    { path: 'contacts/kept', fields: gone },
    { path: 'blogs/draft', fields: written },
    { path: 'blogs/live', fields: live },
    { path: 'blogs/scheduled', fields: { ...written, publishAt } },
    { path: 'blogs/withdrawn', fields: { ...written, wasPublished: true } },
    {
      path: `versions/${deletionId}`,
      fields: { postId: 'gone', post: live, reason: 'deleted', savedAt: createdAt },
    },
    { path: 'status/publishing', fields: { changedAt: 1 } },
    { path: 'mails/fresh', fields: { state: 'sent' } },
    { path: `drafts/${draftId}`, fields: draft },
    { path: `pictures/${'a'.repeat(20)}`, fields: { name: 'cat.gif' } },
    { path: `versions/${versionId}`, fields: { ...updated, savedAt: createdAt } },
    { path: lastVersion('recent'), fields: { ...deleted, postId: 'gone', savedAt: earlier(30 * day) } },
    { path: lastVersion('restored'), fields: { ...deleted, savedAt: earlier(1) } },
    { path: lastVersion('updated'), fields: { ...updated, postId: 'gone', savedAt: earlier(1) } },
    { path: 'other/thing', fields: { published: true } },
  ];
}
