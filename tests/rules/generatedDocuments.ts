import fc from 'fast-check';
import type { SeedValue } from '#emulator/seed.ts';
import { mapFields } from '#src/components/form/mapFields.ts';
import { type PostField, postFields } from '#src/features/posts/data/postFields.ts';
import { submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import { maxReadTime } from './storedPostSchema.ts';

/** Values of every type that Firestore stores; only well-formed strings, because it rejects lone surrogates. */
const stray: fc.Arbitrary<SeedValue> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', ' ', '\t\n', ' ', 'constructor'),
  fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 5 }), fc.integer(), fc.constant(null)), {
    maxLength: 12,
  }),
  fc.constant({ a: 1 }),
);

const likelyEmail = fc.oneof(
  { weight: 4, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z.@ -]{0,8}@[a-zA-Z.\- ]{0,70}$/) },
);

/** Submissions, of which about half are valid and the rest wrong in one or several places. */
export const generatedSubmissions = documentsOf(
  mapFields(submissionFields, (field): fc.Arbitrary<string> => {
    if (field.kind === 'option') return fc.constantFrom(...field.options);
    return field.kind === 'email' ? likelyEmail : textUpTo(field.max);
  }),
);

const generatedImages = fc.oneof(
  { weight: 4, arbitrary: fc.webUrl({ withQueryParameters: true }) },
  { weight: 2, arbitrary: fc.stringMatching(/^\/[a-z0-9./]{0,20}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^(https?|ftp|javascript)?:?\/{0,3}[a-z /?#\\]{0,9}$/) },
);

/** Posts, of which about half are valid in the same way. */
export const generatedPosts = fc
  .tuple(
    documentsOf({
      ...mapFields(postFields, generatedField),
      slug: fc.oneof(fc.stringMatching(/^[a-z0-9-]{0,20}$/), textUpTo(postFields.title.max)),
      readTime: fc.integer({ min: -1, max: maxReadTime + 1 }),
    }),
    fc.boolean(),
  )
  .map(([{ publishAt, ...post }, isScheduled]) =>
    isScheduled && publishAt !== undefined ? { ...post, publishAt } : post,
  );

function generatedField(field: PostField): fc.Arbitrary<SeedValue> {
  switch (field.kind) {
    case 'text': {
      const texts = textUpTo(Math.min(field.max, 2_000));
      // The schema measures a text as it is stored: trimmed.
      if (field.isOptional) return texts.map((one) => one.trim());
      return field.format ? generatedImages : texts;
    }
    case 'option':
      return fc.constantFrom<string>(...field.options);
    case 'tags':
      return fc.array(
        fc.oneof({ weight: 9, arbitrary: fc.stringMatching(/^[a-z]{1,12}$/) }, textUpTo(field.maxLength)),
        { maxLength: field.max + 1 },
      );
    case 'flag':
      return fc.boolean();
    case 'time':
      return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
  }
}

function documentsOf(
  fields: Record<string, fc.Arbitrary<SeedValue>>,
): fc.Arbitrary<Record<string, SeedValue>> {
  const names = Object.keys(fields);
  const name = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, fc.string({ maxLength: 8 }));
  const change = fc.tuple(name, fc.option(stray, { nil: undefined }));
  const changes = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
  );
  return fc.tuple(fc.record(fields), changes).map(([document, all]) => all.reduce(changed, document));
}

/** A change sets or removes a field, known or not. */
function changed(
  document: Record<string, SeedValue>,
  [name, value]: [string, SeedValue | undefined],
): Record<string, SeedValue> {
  if (name === '' || name.startsWith('__')) return document;
  const { [name]: _, ...rest } = document;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** Texts around the limit and far from it, from all Unicode planes. */
function textUpTo(most: number): fc.Arbitrary<string> {
  const short = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  const around = fc.integer({ min: most - 1, max: most + 1 });
  return fc.oneof(
    { weight: 20, arbitrary: short },
    {
      weight: 1,
      arbitrary: fc.tuple(around, fc.constantFrom('x', '😀', ' ')).map(([size, unit]) => unit.repeat(size)),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  );
}
