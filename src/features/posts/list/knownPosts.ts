import type { PostCursor } from '#src/features/posts/data/fetchPosts.ts';
import type { PostSummary } from '#src/features/posts/data/staticPosts.ts';
import type { Page } from '#src/firebase/page.ts';

export type PostPage = Page<PostSummary, PostCursor>;

/** The newest page of a category, which may follow the database, and older posts, each read once. */
export type KnownPosts = {
  newest: readonly PostSummary[];
  older: readonly PostSummary[];
  /** Where the next page of older posts starts; `null` if all are known. */
  nextCursor: PostCursor | null;
};

/** Posts that newer ones have pushed off the newest page stay known. */
export function withNewest(known: KnownPosts | undefined, page: PostPage): KnownPosts {
  const last = page.rows.at(-1);
  if (!known || known.older.length === 0 || !last || page.nextCursor === null)
    return { newest: page.rows, older: [], nextCursor: page.nextCursor };
  const ids = new Set(page.rows.map(({ id }) => id));
  const older = [...known.newest, ...known.older].filter(
    (post) => !ids.has(post.id) && (post.createdAt ?? 0) <= (last.createdAt ?? 0),
  );
  return { newest: page.rows, older, nextCursor: known.nextCursor };
}

/** Ignores a page that does not follow what is known, such as one that was read twice. */
export function withOlder(known: KnownPosts, after: PostCursor, page: PostPage): KnownPosts {
  if (known.nextCursor?.id !== after.id) return known;
  return { ...known, older: [...known.older, ...page.rows], nextCursor: page.nextCursor };
}
