import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import { isReadable } from '#src/firebase/storedFields.ts';
import { postCases, postIdCases, submissionCases, validPost, validSubmission } from './cases.ts';
import { newPost, newSubmission } from './documentCases.ts';
import { generatedPosts, generatedSubmissions } from './generatedDocuments.ts';
import { openServiceSuite } from './serviceSuite.ts';
import { storedPostSchema } from './storedPostSchema.ts';
import { storedSubmissionSchema } from './storedSubmissionSchema.ts';

type Document = (typeof postCases)[number]['document'];

const runs = fuzzRuns(5_000);
const { visitor, admin } = openServiceSuite().people;

describe.each([
  {
    of: 'submissions',
    cases: submissionCases,
    documents: generatedSubmissions,
    schema: storedSubmissionSchema,
    ask: (document: Document) => visitor.commit(newSubmission('a'.repeat(20), document)),
  },
  {
    of: 'posts',
    cases: postCases,
    documents: generatedPosts,
    schema: storedPostSchema,
    ask: (document: Document) => admin.commit(newPost('a', document)),
  },
])('schema and rules of $of', ({ cases, documents, schema, ask }) => {
  // `commits.test.ts` asks the rules about each of them.
  it.each(cases)('the schema agrees with the rules on $title: $isAccepted', ({ document, isAccepted }) => {
    expect(schema.isValidSync(document)).toBe(isAccepted);
  });

  it(`agree on ${runs} generated documents, many of them valid and many invalid`, longTest, async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const isValid = schema.isValidSync(document);
        if (isValid) accepted += 1;
        expect(await ask(document)).toBe(isValid ? 'allowed' : 'denied');
      }),
      { numRuns: runs },
    );
    expect(accepted).toBeGreaterThan(runs / 10);
    expect(runs - accepted).toBeGreaterThan(runs / 10);
  });
});

// Emulators count an emoji as two in `size()`; production may count one (not verified).
describe('a limit counts an emoji as two characters, so that the rules never reject what a form accepts', () => {
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
    expect(isReadable(post)).toBe(given.isAccepted);
  },
);

const someTime = { toMillis: () => 0 };
