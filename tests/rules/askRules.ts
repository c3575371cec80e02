import { readFileSync } from 'node:fs';
import { Ruleset } from '#emulator/rules/ruleset.ts';
import { type SeedValue, toFields } from '#emulator/seed.ts';

type Document = { readonly [field: string]: SeedValue };

const ruleset = Ruleset.parse(readFileSync('firestore.rules', 'utf8'));
const database = { project: 'demo-website', database: '(default)' };
const time = '2024-06-13T13:00:00.000Z';
/** Filled in by the server. */
const serverTime = new Date(time);
const admin = { uid: 'admin', token: { admin: true } };

/** Whether the rules let a visitor send this submission; time and status are added as the app does. */
export function isSubmissionAllowed(submission: Document): boolean {
  return isCreateAllowed(
    ['contacts', 'Zk3pQ0aB9xY7cD5eF1gH'],
    { timestamp: serverTime, status: 'new', ...submission },
    null,
  );
}

/** Whether the rules let the admin store this post; the times are added as the app does. */
export function isPostAllowed(post: Document): boolean {
  return isCreateAllowed(['blogs', 'p1'], { createdAt: serverTime, updatedAt: serverTime, ...post }, admin);
}

function isCreateAllowed(path: string[], document: Document, auth: typeof admin | null): boolean {
  return ruleset.check({
    method: 'create',
    path,
    database,
    auth,
    time,
    before: null,
    after: toFields(document),
    read: () => null,
    readAfter: () => null,
  }).allowed;
}
