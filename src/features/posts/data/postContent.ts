import { type Post, type PostValues, readTimeOf, slugify } from './post.ts';
import { postSchema } from './postSchema.ts';

/** What is stored of the form: its values, trimmed, and what is derived from them; nothing besides. */
export type PostContent = ReturnType<typeof postContent>;

/** The stored part of what a form holds (spec 5). */
export function postContent(values: PostValues) {
  const { title, author, category, featuredImage, excerpt, content, tags, published } =
    postSchema.cast(values);
  return {
    ...{ title, author, category, featuredImage, excerpt, content, tags, published },
    slug: slugify(title),
    readTime: readTimeOf(content),
  };
}

/** Whether saving these values would leave the post as it stands. */
export function holdsContent(post: Post, values: PostValues): boolean {
  const content = postContent(values);
  const keys = Object.keys(content) as (keyof PostContent)[];
  return keys.every((key) => JSON.stringify(post[key]) === JSON.stringify(content[key]));
}
