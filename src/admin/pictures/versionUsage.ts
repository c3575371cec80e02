import type { Picture } from '#src/features/pictures/picture.ts';
import { fetchVersionsSince } from '#src/features/posts/data/versions/fetchVersions.ts';
import { maxVersionsSearched, picturesIn } from './pictureUsage.ts';

/** Titles of posts that use a picture only in an older version. */
export type VersionUsage = {
  stored: readonly string[];
  deleted: readonly string[];
  searched: 'all' | 'newest' | 'none';
};

type KnownPosts = {
  stored: ReadonlyMap<string, string>;
  /** Ids of the posts whose current text uses the picture. */
  using: ReadonlySet<string>;
};

/** Skips versions saved before the picture was uploaded, since they cannot use it. */
export async function fetchVersionUsage(
  { id, uploadedAt }: Picture,
  { stored, using }: KnownPosts,
): Promise<VersionUsage> {
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
