import { type Post, readingMinutes, slugify } from './post.ts';
import { type PostValues, pickWrittenFields, type WrittenFields } from './postFields.ts';
import { postSchema } from './postSchema.ts';

type StoredContent = ReturnType<typeof toStoredContent>;

export function toStoredContent(values: PostValues) {
  const written = pickWrittenFields(postSchema.cast(values) as WrittenFields);
  return { ...written, slug: slugify(written.title), readTime: readingMinutes(written.content) };
}

export function hasSameContent(post: Post, values: PostValues): boolean {
  const content = toStoredContent(values);
  const keys = Object.keys(content) as (keyof StoredContent)[];
  return keys.every((key) => JSON.stringify(post[key]) === JSON.stringify(content[key]));
}
