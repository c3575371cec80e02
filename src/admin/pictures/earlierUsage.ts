import type { Picture } from '#src/features/pictures/picture.ts';
import { fetchVersionsSince } from '#src/features/posts/versions/fetchVersions.ts';
import { picturesIn } from './pictureUsage.ts';

/** For one question; each is one read. */
export const maxVersionsSearched = 200;

/** Titles of posts of which no more than a version uses a picture. */
export type EarlierUsage = {
  stored: readonly string[];
  deleted: readonly string[];
  searched: 'all' | 'newest' | 'none';
};

type KnownPosts = {
  stored: ReadonlyMap<string, string>;
  /** Ids of those that use the picture as they are. */
  using: ReadonlySet<string>;
};

/** A version that was kept before the picture was uploaded cannot use it, and is not read. */
export async function fetchEarlierUsage(
  { id, uploadedAt }: Picture,
  { stored, using }: KnownPosts,
): Promise<EarlierUsage> {
  const read = await fetchVersionsSince(uploadedAt, maxVersionsSearched);
  if (!read.success) return { stored: [], deleted: [], searched: 'none' };
  const changed = new Map<string, string>();
  const deleted = new Map<string, string>();
  for (const { post } of read.versions) {
    if (using.has(post.id) || !picturesIn(post).has(id)) continue;
    const title = stored.get(post.id);
    if (title !== undefined) changed.set(post.id, title);
    else if (!deleted.has(post.id)) deleted.set(post.id, post.title);
  }
  return {
    stored: [...changed.values()],
    deleted: [...deleted.values()],
    searched: read.isComplete ? 'all' : 'newest',
  };
}
