import { describe, expect, it } from 'vitest';
import { emptyPost, postFieldNames } from '#src/features/posts/data/postFields.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { toSubmission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames } from '#src/features/submissions/data/submissionFields.ts';
import { isReadable } from '#src/firebase/storedFields.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';

const time = { toMillis: () => 1_700_000_000_000 };
const post: Record<string, unknown> = { ...aPost({ id: 'live' }).fields, createdAt: time, updatedAt: time };
const submission = { ...aSubmission({ id: 'first' }).fields, timestamp: time };

type Broken = [what: string, change: Record<string, unknown>, field: string];

const everyType: unknown[] = [null, 7, true, 'text', [], {}, time, [null], Number.NaN];

const brokenPosts: Broken[] = [
  ['has a number for a title', { title: 7 }, 'title'],
  ['has a list instead of text', { content: ['a'] }, 'content'],
  ['has a map for an excerpt', { excerpt: { en: 'a' } }, 'excerpt'],
  ['has a category that no longer exists', { category: 'Gardening' }, 'category'],
  ['has one text for tags', { tags: 'forms, claims' }, 'tags'],
  ['has a number among its tags', { tags: ['forms', 7] }, 'tags'],
  ['has a word for `published`', { published: 'yes' }, 'published'],
  ['has a word for its read time', { readTime: '5 min' }, 'readTime'],
  ['has no finite read time', { readTime: Number.NaN }, 'readTime'],
  ['has text instead of a date', { createdAt: '2024-07-01' }, 'createdAt'],
  ['has a date in another format', { updatedAt: { seconds: 7 } }, 'updatedAt'],
];

const brokenSubmissions: Broken[] = [
  ['has a map for a name', { name: { first: 'Ann' } }, 'name'],
  ['has a number for an address', { email: 7 }, 'email'],
  ['has a list for a company', { company: ['Aldgate'] }, 'company'],
  ['has a number for a budget', { budget: 5_000 }, 'budget'],
  ['has a map for a message', { message: {} }, 'message'],
  ['has text instead of a date', { timestamp: '2024-07-01' }, 'timestamp'],
  ['has an unknown status', { status: 'lost' }, 'status'],
];

describe('a stored post', () => {
  it('with valid fields is readable, even without its dates', () => {
    expect(isReadable(toPost('live', post))).toBe(true);
    expect(isReadable(toPost('live', { ...post, createdAt: undefined, updatedAt: null }))).toBe(true);
  });

  it.each(postFieldNames)('that was stored before the field %s existed reads with its default', (name) => {
    const { [name]: _, ...older } = post;
    const record = toPost('live', older);
    expect(isReadable(record)).toBe(true);
    expect(record[name]).toEqual(emptyPost[name]);
    expect(isReadable(toPost('live', { ...post, [name]: null }))).toBe(true);
  });

  it.each(brokenPosts)('that %s is unreadable, and says which field', (_, change, field) => {
    const record = toPost('live', { ...post, ...change });
    expect(record).toMatchObject({ id: 'live', faults: expect.arrayContaining([field]) });
  });

  it.each(['index', 'a b', 'a\nb', '__proto__', 'a.b', `${'x'.repeat(201)}`])(
    'under the id %j, which is not a safe URL, is unreadable',
    (id) => {
      expect(toPost(id, post)).toMatchObject({ id, faults: ['id'] });
    },
  );
});

describe('a stored submission', () => {
  it('with valid fields is readable, even without its date and optional fields', () => {
    expect(isReadable(toSubmission('first', submission))).toBe(true);
    const bare = { ...submission, timestamp: undefined, company: undefined, budget: null };
    expect(isReadable(toSubmission('first', bare))).toBe(true);
  });

  it.each(submissionFieldNames)('that was stored before the field %s existed is readable', (name) => {
    expect(isReadable(toSubmission('first', { ...submission, [name]: undefined }))).toBe(true);
  });

  it.each(brokenSubmissions)('that %s is unreadable, and says which field', (_, change, field) => {
    const record = toSubmission('first', { ...submission, ...change });
    expect(record).toMatchObject({ id: 'first', faults: expect.arrayContaining([field]) });
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
      const { tags = [], faults = [], ...rest } = { tags: undefined, ...record };
      for (const shown of [...(tags ?? []), ...faults, ...Object.values(rest)]) {
        expect(shown === null || ['string', 'number', 'boolean'].includes(typeof shown)).toBe(true);
      }
    }
  });
});
