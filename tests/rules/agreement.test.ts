import { describe, expect, it } from 'vitest';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { storedPostSchema } from '#src/features/posts/data/postSchema.ts';
import { storedSubmissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { isPostAllowed, isSubmissionAllowed } from './askRules.ts';
import { postCases, postIdCases, submissionCases, validPost } from './cases.ts';

describe.each([
  {
    of: 'submissions',
    cases: submissionCases,
    schema: storedSubmissionSchema,
    isAllowed: isSubmissionAllowed,
  },
  { of: 'posts', cases: postCases, schema: storedPostSchema, isAllowed: isPostAllowed },
])('schema and rules of $of', ({ cases, schema, isAllowed }) => {
  it.each(cases.filter(({ isAccepted }) => isAccepted))('both take $title', ({ document }) => {
    expect(schema.isValidSync(document)).toBe(true);
    expect(isAllowed(document)).toBe(true);
  });

  it.each(cases.filter(({ isAccepted }) => !isAccepted))('both refuse $title', ({ document }) => {
    expect(schema.isValidSync(document)).toBe(false);
    expect(isAllowed(document)).toBe(false);
  });
});

it.each(postIdCases)(
  'a post under the id $id can be read and built: $isAccepted, as the rules take it',
  (given) => {
    const post = toPost(given.id, { ...validPost, createdAt: someTime, updatedAt: someTime });
    expect(isUnreadable(post)).toBe(!given.isAccepted);
  },
);

const someTime = { toMillis: () => 0 };
