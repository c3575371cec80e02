import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import { storedSubmissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { isPostAllowed, isSubmissionAllowed } from './askRules.ts';
import { postCases, postIdCases, submissionCases, validPost, validSubmission } from './cases.ts';
import { generatedPosts, generatedSubmissions } from './generatedDocuments.ts';
import { storedPostSchema } from './storedPostSchema.ts';

const runs = fuzzRuns(5_000);

describe.each([
  {
    of: 'submissions',
    cases: submissionCases,
    documents: generatedSubmissions,
    schema: storedSubmissionSchema,
    isAllowed: isSubmissionAllowed,
  },
  {
    of: 'posts',
    cases: postCases,
    documents: generatedPosts,
    schema: storedPostSchema,
    isAllowed: isPostAllowed,
  },
])('schema and rules of $of', ({ cases, documents, schema, isAllowed }) => {
  it.each(cases.filter(({ isAccepted }) => isAccepted))('both accept $title', ({ document }) => {
    expect(schema.isValidSync(document)).toBe(true);
    expect(isAllowed(document)).toBe(true);
  });

  it.each(cases.filter(({ isAccepted }) => !isAccepted))('both refuse $title', ({ document }) => {
    expect(schema.isValidSync(document)).toBe(false);
    expect(isAllowed(document)).toBe(false);
  });

  it(`agree on ${runs} generated documents, many of them right and many wrong`, longTest, () => {
    let accepted = 0;
    fc.assert(
      fc.property(documents, (document) => {
        const isValid = schema.isValidSync(document);
        if (isValid) accepted += 1;
        expect(isAllowed(document)).toBe(isValid);
      }),
      { numRuns: runs },
    );
    expect(accepted).toBeGreaterThan(runs / 10);
    expect(runs - accepted).toBeGreaterThan(runs / 10);
  });
});

// Emulators count an emoji as two in `size()`; production may count one (not verified).
describe('a limit counts an emoji as two characters, so that no reading of the rules refuses what a form accepts', () => {
  const limits = [
    ...(['name', 'message'] as const).map((field) => ({ field, max: submissionFields[field].max })),
    ...(['title', 'author', 'excerpt', 'content'] as const).map((field) => ({
      field,
      max: postFields[field].max,
    })),
  ];
  it.each(limits)('$field', ({ field, max }) => {
    const emoji = (count: number) => ({ [field]: '😀'.repeat(count) });
    const isValid = (change: object) =>
      field in validPost
        ? storedPostSchema.isValidSync({ ...validPost, ...change })
        : storedSubmissionSchema.isValidSync({ ...validSubmission, ...change });
    expect(isValid(emoji(max / 2))).toBe(true);
    expect(isValid(emoji(max / 2 + 1))).toBe(false);
  });
});

it.each(postIdCases)(
  'a post under the id $id can be read and built: $isAccepted, as the rules decide',
  (given) => {
    const post = toPost(given.id, { ...validPost, createdAt: someTime, updatedAt: someTime });
    expect(isInvalidDocument(post)).toBe(!given.isAccepted);
  },
);

const someTime = { toMillis: () => 0 };
