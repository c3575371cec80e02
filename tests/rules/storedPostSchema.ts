import { date, number } from 'yup';
import { fullMatch, patterns, text } from '#src/components/form/fieldRules.ts';
import { postFields } from '#src/features/posts/data/postFields.ts';
import { postSchema } from '#src/features/posts/data/postSchema.ts';

/** In minutes. Only the rules limit it: the longest text takes 250. */
export const maxReadTime = 1_000;

/** What the app stores of a post, as `firestore.rules` must accept it. */
export const storedPostSchema = postSchema
  .shape({
    // Older posts lack it.
    imageDescription: text(postFields.imageDescription.max).default(undefined).optional(),
    slug: text(postFields.title.max).matches(fullMatch(patterns.slug)),
    readTime: number().required().integer().min(1).max(maxReadTime),
    publishAt: date().when('published', ([published], time) =>
      published === true ? time.test((value) => value === undefined) : time,
    ),
  })
  .noUnknown()
  .strict();
