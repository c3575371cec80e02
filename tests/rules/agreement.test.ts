import { describe, expect, it } from 'vitest';
import { storedPostSchema } from '#src/features/posts/data/postSchema.ts';
import { storedSubmissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import { isPostAllowed, isSubmissionAllowed } from './askRules.ts';
import { postCases, submissionCases } from './cases.ts';

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
