import { type Post, readingMinutes, slugify } from './post.ts';
import { type PostValues, pickWrittenFields, type WrittenFields } from './postFields.ts';
import { postSchema } from './postSchema.ts';

/** What is stored of the form: its values, trimmed, and what is derived from them; nothing besides. */
export type StoredContent = ReturnType<typeof toStoredContent>;

/** The stored part of what a form holds. */
export function toStoredContent(values: PostValues) {
  const written = pickWrittenFields(postSchema.cast(values) as WrittenFields);
  return { ...written, slug: slugify(written.title), readTime: readingMinutes(written.content) };
}

/** Whether saving these values would leave the post as it stands. */
export function hasSameContent(post: Post, values: PostValues): boolean {
  const content = toStoredContent(values);
  const keys = Object.keys(content) as (keyof StoredContent)[];
  return keys.every((key) => JSON.stringify(post[key]) === JSON.stringify(content[key]));
}
