import type { TextField } from '#src/components/form/fieldRules.ts';
import { mapFields } from '#src/components/form/mapFields.ts';
import { type FieldValues, fieldKinds } from '#src/firebase/storedFields.ts';

export type PostField =
  | (Exclude<TextField, { kind: 'email' }> & { /** Diffed word by word. */ isProse?: true })
  | {
      label: string;
      kind: 'tags';
      /** Maximum number of tags. */
      max: number;
      /** Of each tag, in characters. */
      maxLength: number;
    }
  | { label: string; kind: 'flag' | 'time' };

/**
 * Types, schema, form, drafts, differences and stored content derive from this; `firestore.rules` repeats its limits.
 */
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
    label: 'Featured image URL',
    kind: 'text',
    max: 2_000,
    format: {
      pattern: 'image',
      message:
        'Enter a URL that starts with https://, or a path that starts with / for an image on this site',
    },
  },
  /** Empty for a decorative image. */
  imageDescription: { label: 'Image description', kind: 'text', max: 300, isProse: true, isOptional: true },
  tags: { label: 'Tags', kind: 'tags', max: 10, maxLength: 40 },
  excerpt: { label: 'Excerpt', kind: 'text', max: 500, isProse: true },
  content: { label: 'Content', kind: 'text', max: 100_000, isProse: true },
  published: { label: 'Publish immediately', kind: 'flag' },
  /** Set only on an unpublished post; a background function publishes it at this time. */
  publishAt: { label: 'Publish at', kind: 'time' },
} as const satisfies Record<string, PostField>;

export type PostFieldName = keyof typeof postFields;

export const postFieldNames = Object.keys(postFields) as PostFieldName[];

type FieldValue<Field extends PostField> = Field extends { options: readonly (infer Option)[] }
  ? Option
  : FieldValues[Field['kind']];

/** Times are in ms since 1970. */
export type WrittenFields = { -readonly [Name in PostFieldName]: FieldValue<(typeof postFields)[Name]> };

/** What is chosen from a list of options may still be empty. */
export type PostValues = {
  [Name in PostFieldName]: (typeof postFields)[Name] extends { kind: 'option' }
    ? WrittenFields[Name] | ''
    : WrittenFields[Name];
};

export const emptyPost = mapFields(
  postFields,
  ({ kind }: PostField) => fieldKinds[kind].empty,
) as unknown as PostValues;

/** Adds defaults for fields missing from older drafts and records. */
export function pickWrittenFields<Values extends PostValues>(from: Values): Pick<Values, PostFieldName> {
  return mapFields(postFields, (_, name) => from[name] ?? emptyPost[name]) as Pick<Values, PostFieldName>;
}

/** Accepts values stored before a field existed: read them with `pickWrittenFields`. */
export function isPostValues(stored: unknown): stored is PostValues {
  if (typeof stored !== 'object' || stored === null) return false;
  const values = pickWrittenFields(stored as PostValues);
  return postFieldNames.every((name) => fieldKinds[postFields[name].kind].accepts(values[name]));
}
