import isEqual from 'fast-deep-equal';
import { array, boolean, number, object, type Schema, string } from 'yup';
import { fieldMessages, fullMatch, patterns, requiredText, text } from '#src/components/form/fieldRules.ts';
import { type Post, readingMinutes, slugify } from './post.ts';
import {
  mapPostFields,
  type PostField,
  type PostFieldName,
  type PostValues,
  pickWrittenFields,
  postFields,
  type WrittenFields,
} from './postFields.ts';

type Field<Kind extends PostField['kind']> = Extract<PostField, { kind: Kind }>;

const schemas: { [Kind in PostField['kind']]: (field: Field<Kind>) => Schema } = {
  text: ({ max, format, isOptional }) => {
    const typed = isOptional ? optionalText(max) : typedText(max);
    return format ? typed.matches(fullMatch(patterns[format.pattern]), format.message) : typed;
  },
  option: ({ options }) => string().oneOf(options, fieldMessages.notInList).required(fieldMessages.notInList),
  tags: ({ max, maxLength }) =>
    array(typedText(maxLength).matches(fullMatch(patterns.tag), "Tags can't contain commas."))
      .defined()
      .max(max, `Please use at most ${max} tags.`),
  flag: () => boolean().defined(),
  time: () => number().nullable().optional().integer(),
};

function fieldSchema<Kind extends PostField['kind']>(field: Field<Kind>): Schema {
  return schemas[field.kind as Kind](field);
}

/** Separate from the list of fields, so that blog readers do not download the validation. */
export const postSchema = object(mapPostFields((name: PostFieldName) => fieldSchema(postFields[name])));

function typedText(max: number) {
  return requiredText(max).transform(toTyped);
}

/** Formik passes an empty text as missing, and older posts lack the field. */
function optionalText(max: number) {
  return text(max).optional().transform(toTyped);
}

function toTyped(value: unknown): unknown {
  return typeof value === 'string' ? toXmlText(value).trim() : value;
}

/**
 * Removes characters that XML 1.0 forbids and that would break the feed. Word writes soft line breaks as vertical tabs.
 */
export function toXmlText(text: string): string {
  return text.replaceAll('\v', ' ').replace(forbidden, '');
}

/** Everything except XML's definition of a character, https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

type Content = ReturnType<typeof toPostContent>;

/** The content to store, with times still in ms; drops `publishAt` from a published post. */
export function toPostContent(values: PostValues) {
  const written = pickWrittenFields(postSchema.cast(values) as WrittenFields);
  return {
    ...written,
    publishAt: written.published ? null : written.publishAt,
    slug: slugify(written.title),
    readTime: readingMinutes(written.content),
  };
}

export function areValuesEqual(one: PostValues, other: PostValues): boolean {
  return isEqual(pickWrittenFields(one), pickWrittenFields(other));
}

export function hasSameContent(post: Post, values: PostValues): boolean {
  const content = toPostContent(values);
  const keys = Object.keys(content) as (keyof Content)[];
  return keys.every((key) => isEqual(post[key], content[key]));
}
