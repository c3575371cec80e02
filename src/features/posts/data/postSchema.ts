import isEqual from 'fast-deep-equal';
import { array, boolean, number, object } from 'yup';
import { fullMatch, patterns, requiredText, textSchema } from '#src/components/form/fieldRules.ts';
import { mapFields } from '#src/components/form/mapFields.ts';
import { type Post, readingMinutes, slugify } from './post.ts';
import {
  type PostField,
  type PostValues,
  pickWrittenFields,
  postFields,
  type WrittenFields,
} from './postFields.ts';

function fieldSchema(field: PostField) {
  switch (field.kind) {
    case 'tags':
      return array(
        requiredText(field.maxLength).matches(fullMatch(patterns.tag), "Tags can't contain commas."),
      )
        .defined()
        .max(field.max, `Please use at most ${field.max} tags.`);
    case 'flag':
      return boolean().defined();
    case 'time':
      return number().nullable().optional().integer();
    default:
      return textSchema(field);
  }
}

/** Separate from the list of fields, so that blog readers do not download the validation. */
export const postSchema = object(mapFields(postFields, fieldSchema));

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
