import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { storedPostSchema } from '#src/features/posts/data/postSchema.ts';
import { storedSubmissionSchema } from '#src/features/submissions/data/submissionSchema.ts';
import { isPostAllowed, isSubmissionAllowed } from './askRules.ts';
import { generatedPosts, generatedSubmissions } from './generatedDocuments.ts';

const runs = fuzzRuns(5_000);

describe.each([
  {
    of: 'submissions',
    documents: generatedSubmissions,
    schema: storedSubmissionSchema,
    isAllowed: isSubmissionAllowed,
  },
  { of: 'posts', documents: generatedPosts, schema: storedPostSchema, isAllowed: isPostAllowed },
])('schema and rules of $of', ({ documents, schema, isAllowed }) => {
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
