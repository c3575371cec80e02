import type { Post, PostValues } from '#src/features/posts/data/post.ts';

/** The part of a stored post that the form holds. */
export function postValuesOf(post: Post): PostValues {
  const { title, author, category, featuredImage, excerpt, content, tags, published } = post;
  return { title, author, category, featuredImage, excerpt, content, tags, published };
}

/** Whether two fillings of the form say the same. */
export function isSameText(one: PostValues, other: PostValues): boolean {
  const names = Object.keys(one) as (keyof PostValues)[];
  return names.every(
    (name) => one[name] === other[name] || (name === 'tags' && String(one.tags) === String(other.tags)),
  );
}
