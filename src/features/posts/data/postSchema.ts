import { array, boolean, number, object, type Schema, string } from 'yup';
import { fullMatch, patterns, requiredText, text } from '#src/components/form/fieldRules.ts';
import { maxReadTime } from './post.ts';
import { mapPostFields, type PostField, type PostFieldName, postFields } from './postFields.ts';
import { toXmlText } from './xmlText.ts';

const notInList = 'Please select an item in the list.';

/** Apart from the list of fields, so that readers of the blog never download the checks. */
export const postSchema = object(mapPostFields((name: PostFieldName) => fieldSchema(postFields[name])));

export const storedPostSchema = postSchema
  .shape({
    slug: text(postFields.title.max).matches(fullMatch(patterns.slug)),
    readTime: number().required().integer().min(1).max(maxReadTime),
  })
  .noUnknown()
  .strict();

function fieldSchema(field: PostField): Schema {
  switch (field.kind) {
    case 'text':
      return field.format
        ? typedText(field.max).matches(fullMatch(patterns[field.format.pattern]), field.format.message)
        : typedText(field.max);
    case 'option':
      return string().oneOf(field.options, notInList).required(notInList);
    case 'tags':
      return array(typedText(field.maxLength).matches(fullMatch(patterns.tag), 'A tag cannot hold a comma.'))
        .defined()
        .max(field.max, `Please use at most ${field.max} tags.`);
    case 'flag':
      return boolean().defined();
  }
}

function typedText(max: number) {
  return requiredText(max).transform((value: unknown) =>
    typeof value === 'string' ? toXmlText(value).trim() : value,
  );
}
