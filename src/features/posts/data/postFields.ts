import type { patterns } from '#src/components/form/fieldRules.ts';

export type PostField = { label: string } & (
  | {
      kind: 'text';
      max: number;
      format?: { pattern: keyof typeof patterns; message: string };
      /** Compared word by word. */
      isProse?: true;
    }
  | { kind: 'option'; options: readonly string[] }
  | { kind: 'tags' /** Tags at most. */; max: number /** Characters of a tag at most. */; maxLength: number }
  | { kind: 'flag' }
);

/** Types, schema, form, drafts, differences and stored content follow from it; `firestore.rules` repeats its limits. */
export const postFields = {
  title: { label: 'Title', kind: 'text', max: 150, isProse: true },
  author: { label: 'Author', kind: 'text', max: 100 },
  category: {
    label: 'Category',
    kind: 'option',
    options: [
      'Web Development',
      'App Development',
      'Digital Marketing',
      'UI/UX Design',
      'SEO',
      'Technology Trends',
      'Industry Insights',
      'Case Studies',
    ],
  },
  featuredImage: {
    label: 'Featured Image URL',
    kind: 'text',
    max: 2_000,
    format: {
      pattern: 'image',
      message: 'Please enter a web address (https://...) or a path on this site that starts with a slash.',
    },
  },
  tags: { label: 'Tags', kind: 'tags', max: 10, maxLength: 40 },
  excerpt: { label: 'Excerpt', kind: 'text', max: 500, isProse: true },
  content: { label: 'Content', kind: 'text', max: 100_000, isProse: true },
  published: { label: 'Publish immediately', kind: 'flag' },
} as const satisfies Record<string, PostField>;

export type PostFieldName = keyof typeof postFields;

export const postFieldNames = Object.keys(postFields) as PostFieldName[];

type FieldValue<Field> = Field extends { kind: 'text' }
  ? string
  : Field extends { kind: 'option'; options: readonly (infer Option)[] }
    ? Option
    : Field extends { kind: 'tags' }
      ? string[]
      : boolean;

export type WrittenFields = { -readonly [Name in PostFieldName]: FieldValue<(typeof postFields)[Name]> };

/** No option may be chosen yet. */
export type PostValues = {
  [Name in PostFieldName]: (typeof postFields)[Name] extends { kind: 'option' }
    ? WrittenFields[Name] | ''
    : WrittenFields[Name];
};

export const emptyPost = mapPostFields((name) => emptyValueOf(postFields[name])) as PostValues;

function emptyValueOf({ kind }: PostField): string | string[] | boolean {
  if (kind === 'flag') return false;
  return kind === 'tags' ? [] : '';
}

export function mapPostFields<Value>(toValue: (name: PostFieldName) => Value): Record<PostFieldName, Value> {
  return Object.fromEntries(postFieldNames.map((name) => [name, toValue(name)])) as Record<
    PostFieldName,
    Value
  >;
}

export function pickWrittenFields<Values extends PostValues>(from: Values): Pick<Values, PostFieldName> {
  return mapPostFields((name) => from[name]) as Pick<Values, PostFieldName>;
}

export function areValuesEqual(one: PostValues, other: PostValues): boolean {
  return postFieldNames.every(
    (name) =>
      one[name] === other[name] || (Array.isArray(one[name]) && String(one[name]) === String(other[name])),
  );
}

export function isPostValues(value: unknown): value is PostValues {
  if (typeof value !== 'object' || value === null) return false;
  const values: Partial<Record<string, unknown>> = { ...value };
  return postFieldNames.every((name) => {
    const { kind } = postFields[name];
    if (kind === 'flag') return typeof values[name] === 'boolean';
    return kind === 'tags' ? isTextList(values[name]) : typeof values[name] === 'string';
  });
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
