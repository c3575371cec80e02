import type { Post } from './post.ts';

const summaryFields = [
  'id',
  'title',
  'excerpt',
  'category',
  'tags',
  'author',
  'featuredImage',
  'readTime',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Post)[];

/** What a card, the search and the sitemap need of a post. */
export type PostSummary = Pick<Post, (typeof summaryFields)[number]>;

/** `/blog.json`: all published posts, newest first. */
export type Archive = { posts: PostSummary[] };

export function toArchive(posts: readonly PostSummary[]): Archive {
  return { posts: posts.map(toSummary) };
}

function toSummary(post: PostSummary): PostSummary {
  return Object.fromEntries(summaryFields.map((field) => [field, post[field]])) as PostSummary;
}

/** For `sort`: the order of the lists, including Firestore's order of posts with the same time. */
export function newestFirst(one: PostSummary, other: PostSummary): number {
  return (other.createdAt ?? 0) - (one.createdAt ?? 0) || (one.id < other.id ? 1 : -1);
}
