import { type Post, postCategories } from './post.ts';

/** The collection's stored name (spec 7). */
export const postCollectionName = 'blogs';

/**
 * A stored document as the app knows posts; what is missing or of another type becomes empty.
 * @param data the document's fields as any flavour of the SDK hands them over
 */
export function toPost(id: string, data: Readonly<Record<string, unknown>>): Post {
  return {
    id,
    title: text(data.title),
    slug: text(data.slug),
    excerpt: text(data.excerpt),
    content: text(data.content),
    author: text(data.author),
    category: postCategories.find((category) => category === data.category) ?? postCategories[0],
    tags: Array.isArray(data.tags) ? data.tags.map(text) : [],
    featuredImage: text(data.featuredImage),
    published: data.published === true,
    readTime: typeof data.readTime === 'number' ? data.readTime : 1,
    createdAt: milliseconds(data.createdAt),
    updatedAt: milliseconds(data.updatedAt),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Each flavour of the SDK has a timestamp class of its own; all of them count milliseconds. */
function milliseconds(value: unknown): number | null {
  const isTimestamp = typeof value === 'object' && value !== null && 'toMillis' in value;
  return isTimestamp && typeof value.toMillis === 'function' ? value.toMillis() : null;
}
