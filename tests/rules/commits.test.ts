import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createdAt, storedDocuments } from './accessTable.ts';
import {
  postCases,
  postIdCases,
  submissionCases,
  submissionIdCases,
  validPost,
  validSubmission,
} from './cases.ts';
import { type Persona, personas } from './persona.ts';
import { openRulesSuite, type RulesSuite } from './rulesSuite.ts';
import { put } from './writes.ts';

let suite: RulesSuite;
let people: Record<'visitor' | 'admin', Persona>;

beforeAll(async () => {
  suite = await openRulesSuite();
  people = await personas(suite);
  await suite.fill(storedDocuments());
});
afterAll(() => suite.stop());

/** Firestore itself stores no list within a list, whatever the rules say. */
const storablePosts = postCases.filter(
  ({ document: { tags } }) => !(Array.isArray(tags) && tags.some((tag) => Array.isArray(tag))),
);
const verdictOf = (isAccepted: boolean) => (isAccepted ? 'allowed' : 'denied');
const numbered = <Case>(cases: readonly Case[]) => cases.map((one, n) => ({ ...one, id: `case${n}` }));
/** An id of the form the SDK makes, out of these letters and digits. */
const autoId = (text: string) => text.padEnd(20, '0');

describe('over REST, everybody', () => {
  it.each(numbered(submissionCases))('may send as new only what is right: $title', async (given) => {
    const enquiry = { status: 'new', ...given.document };
    for (const [who, person] of Object.entries(people)) {
      expect(await person.commit(put(`contacts/${autoId(who + given.id)}`, enquiry, 'timestamp'))).toBe(
        verdictOf(given.isAccepted),
      );
    }
  });

  it.each(numbered(submissionCases))('may send again only the same: $title', async ({ document }) => {
    const isSame = JSON.stringify(document) === JSON.stringify(validSubmission);
    for (const person of Object.values(people)) {
      expect(await person.commit(put('contacts/fresh', { status: 'new', ...document }, 'timestamp'))).toBe(
        verdictOf(isSame),
      );
    }
  });
});

describe('over REST, the admin', () => {
  it.each(numbered(storablePosts))(
    'may write only what is right: $title',
    async ({ id, document, isAccepted }) => {
      expect(await people.admin.commit(put(`blogs/${id}`, document, 'createdAt', 'updatedAt'))).toBe(
        verdictOf(isAccepted),
      );
    },
  );

  it.each(numbered(storablePosts))('may change a post only into what is right: $title', async (given) => {
    const change = put('blogs/live', { ...given.document, createdAt }, 'updatedAt');
    expect(await people.admin.commit(change)).toBe(verdictOf(given.isAccepted));
  });

  it.each(numbered(storablePosts))('alone may do so, not a visitor: $title', async ({ id, document }) => {
    const creation = put(`blogs/visitor-${id}`, document, 'createdAt', 'updatedAt');
    expect(await people.visitor.commit(creation)).toBe('denied');
    expect(await people.visitor.commit(put('blogs/live', { ...document, createdAt }, 'updatedAt'))).toBe(
      'denied',
    );
  });
});

describe('over REST, a new document', () => {
  beforeEach(() => suite.fill(storedDocuments()));

  it.each(submissionIdCases)('that is an enquiry may have the id $id: $isAccepted', async (given) => {
    const { id, isAccepted } = given;
    const creation = put(`contacts/${id}`, { ...validSubmission, status: 'new' }, 'timestamp');
    expect(await people.visitor.commit(creation)).toBe(verdictOf(isAccepted));
  });

  it.each(postIdCases)('that is a post may have the id $id: $isAccepted', async ({ id, isAccepted }) => {
    const creation = put(`blogs/${id}`, validPost, 'createdAt', 'updatedAt');
    expect(await people.admin.commit(creation)).toBe(verdictOf(isAccepted));
  });
});
