import { describe, expect, it } from 'vitest';
import { emptyPost, postFieldNames } from '#src/features/posts/data/postFields.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { toSubmission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames } from '#src/features/submissions/data/submissionFields.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';

const time = { toMillis: () => 1_700_000_000_000 };
const post: Record<string, unknown> = { ...aPost({ id: 'live' }).fields, createdAt: time, updatedAt: time };
const submission = { ...aSubmission({ id: 'first' }).fields, timestamp: time };

type Broken = [what: string, change: Record<string, unknown>, field: string];

const everyType: unknown[] = [null, 7, true, 'text', [], {}, time, [null], Number.NaN];

const brokenPosts: Broken[] = [
  ['has a number for a title', { title: 7 }, 'title'],
  ['has a list for a text', { content: ['a'] }, 'content'],
  ['has a map for an excerpt', { excerpt: { en: 'a' } }, 'excerpt'],
  ['has a category that no longer exists', { category: 'Gardening' }, 'category'],
  ['has one text for tags', { tags: 'forms, claims' }, 'tags'],
  ['has a number among its tags', { tags: ['forms', 7] }, 'tags'],
  ['has a word for `published`', { published: 'yes' }, 'published'],
  ['has a word for its read time', { readTime: '5 min' }, 'read time'],
  ['has no finite read time', { readTime: Number.NaN }, 'read time'],
  ['has a text for a date', { createdAt: '2024-07-01' }, 'created at'],
  ['has a date in another format', { updatedAt: { seconds: 7 } }, 'updated at'],
];

const brokenSubmissions: Broken[] = [
  ['has a map for a name', { name: { first: 'Ann' } }, 'name'],
  ['has a number for an address', { email: 7 }, 'email'],
  ['has a list for a company', { company: ['Aldgate'] }, 'company'],
  ['has a number for a budget', { budget: 5_000 }, 'budget'],
  ['has a map for a message', { message: {} }, 'message'],
  ['has a text for a date', { timestamp: '2024-07-01' }, 'timestamp'],
  ['has an unknown status', { status: 'lost' }, 'status'],
];

describe('a stored post', () => {
  it('with valid fields is readable, also without its dates', () => {
    expect(isInvalidDocument(toPost('live', post))).toBe(false);
    expect(isInvalidDocument(toPost('live', { ...post, createdAt: undefined, updatedAt: null }))).toBe(false);
  });

  it.each(postFieldNames)('that was stored before the field %s existed reads with its default', (name) => {
    const { [name]: _, ...older } = post;
    const record = toPost('live', older);
    expect(isInvalidDocument(record)).toBe(false);
    expect(record[name]).toEqual(emptyPost[name]);
    expect(isInvalidDocument(toPost('live', { ...post, [name]: null }))).toBe(false);
  });

  it.each(brokenPosts)('that %s is unreadable, and says which field', (_, change, field) => {
    const record = toPost('live', { ...post, ...change });
    expect(record).toMatchObject({ id: 'live', invalidReason: expect.stringContaining(field) });
  });

  it.each(['index', 'a b', 'a\nb', '__proto__', 'a.b', `${'x'.repeat(201)}`])(
    'under the id %j, which is no safe URL, is unreadable',
    (id) => {
      expect(toPost(id, post)).toMatchObject({ id, invalidReason: expect.stringContaining('id') });
    },
  );
});

describe('a stored submission', () => {
  it('with valid fields is readable, also without its date and optional fields', () => {
    expect(isInvalidDocument(toSubmission('first', submission))).toBe(false);
    const bare = { ...submission, timestamp: undefined, company: undefined, budget: null };
    expect(isInvalidDocument(toSubmission('first', bare))).toBe(false);
  });

  it.each(submissionFieldNames)('that was stored before the field %s existed is readable', (name) => {
    expect(isInvalidDocument(toSubmission('first', { ...submission, [name]: undefined }))).toBe(false);
  });

  it.each(brokenSubmissions)('that %s is unreadable, and says which field', (_, change, field) => {
    const record = toSubmission('first', { ...submission, ...change });
    expect(record).toMatchObject({ id: 'first', invalidReason: expect.stringContaining(field) });
  });
});

describe('with any value in a field', () => {
  const fields = [
    ...Object.keys(post).map((field) => ({
      field,
      read: (value: unknown) => toPost('live', { ...post, [field]: value }),
    })),
    ...Object.keys(submission).map((field) => ({
      field,
      read: (value: unknown) => toSubmission('first', { ...submission, [field]: value }),
    })),
  ];

  it.each(fields)('in $field, the other fields are read and the result can be displayed', ({ read }) => {
    for (const value of everyType) {
      const record = read(value);
      const { tags = [], ...rest } = { tags: undefined, ...record };
      for (const shown of [...(tags ?? []), ...Object.values(rest)]) {
        expect(shown === null || ['string', 'number', 'boolean'].includes(typeof shown)).toBe(true);
      }
    }
  });
});
