import { postPageSize } from '#src/features/posts/data/post.ts';
import type { PostSummary, PublishedList } from '#src/features/posts/data/staticPosts.ts';

/** Posts without a gap from the newest on, as far as they have been read; `hasMore` says that older ones exist. */
export type Shelf = PublishedList;

/** The shelf after its newest page was heard of again; pages read below it stay. */
export function renewed(shelf: Shelf | undefined, newest: PublishedList): Shelf {
  const last = newest.posts.at(-1);
  if (!shelf || !last || !newest.hasMore || shelf.posts.length <= postPageSize) return newest;
  return { posts: appended(newest.posts, shelf.posts.filter(isOlderThan(last))), hasMore: shelf.hasMore };
}

/** The shelf with the next older page. */
export function extended(shelf: Shelf, page: PublishedList): Shelf {
  return { posts: appended(shelf.posts, page.posts), hasMore: page.hasMore };
}

function isOlderThan(last: PostSummary) {
  return (post: PostSummary) => (post.createdAt ?? 0) <= (last.createdAt ?? 0);
}

function appended(posts: readonly PostSummary[], more: readonly PostSummary[]): PostSummary[] {
  const known = new Set(posts.map((post) => post.id));
  return [...posts, ...more.filter((post) => !known.has(post.id))];
}
