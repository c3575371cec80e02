import { array, boolean, number, object, string } from 'yup';
import { patterns, requiredText, text, whole } from '#src/components/form/fieldRules.ts';
import { postCategories, postLimits } from './post.ts';
import { toXmlText } from './xmlText.ts';

/** The post form's values (spec 5). Apart from the rest, so that readers of the blog never download the checks. */
export const postSchema = object({
  title: typedText(postLimits.title),
  author: typedText(postLimits.author),
  category: string()
    .oneOf(postCategories, 'Please select an item in the list.')
    .required('Please select an item in the list.'),
  featuredImage: typedText(postLimits.featuredImage).matches(
    whole(patterns.image),
    'Please enter a web address (https://...) or a path on this site that starts with a slash.',
  ),
  excerpt: typedText(postLimits.excerpt),
  content: typedText(postLimits.content),
  tags: array(typedText(postLimits.tag).matches(whole(patterns.tag), 'A tag cannot hold a comma.'))
    .defined()
    .max(postLimits.tags, `Please use at most ${postLimits.tags} tags.`),
  published: boolean().defined(),
});

/** What is stored beside the two times: the form's values and what is derived from them. */
export const storedPostSchema = postSchema
  .shape({
    slug: text(postLimits.title).matches(whole(patterns.slug)),
    readTime: number().required().integer().min(1).max(postLimits.readTime),
  })
  .noUnknown()
  .strict();

/** A required text as a writer types or pastes it. */
function typedText(max: number) {
  return requiredText(max).transform((value: unknown) =>
    typeof value === 'string' ? toXmlText(value).trim() : value,
  );
}
