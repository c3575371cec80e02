import type { Post } from './post.ts';

/** Where the build writes which posts it holds: for deployments and the back office, visitors never fetch it. */
export const buildRecordPath = '/blog/index.json';

/** Which published posts a build holds, and in which state; times in ms since 1970. */
export type BuildRecord = {
  builtAt: number;
  /** `updatedAt` of each post by its id. */
  posts: Record<string, number | null>;
};

/** The record of a build that is made of these posts. */
export function toBuildRecord(posts: readonly Post[], builtAt: number): BuildRecord {
  return { builtAt, posts: Object.fromEntries(posts.map(({ id, updatedAt }) => [id, updatedAt])) };
}

/** The record of the build that the host holds, or `null` where it cannot be read or no build wrote one. */
export async function fetchBuildRecord(signal: AbortSignal): Promise<BuildRecord | null> {
  try {
    const response = await fetch(buildRecordPath, { cache: 'no-store', signal });
    const record: unknown = response.ok ? await response.json() : null;
    return isBuildRecord(record) ? record : null;
  } catch {
    return null;
  }
}

function isBuildRecord(value: unknown): value is BuildRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { builtAt, posts } = value as Partial<BuildRecord>;
  return typeof builtAt === 'number' && typeof posts === 'object' && posts !== null && !Array.isArray(posts);
}

/** What the pages on the host hold of a post. */
export type PageState =
  /** Its newest text. */
  | 'current'
  /** Nothing, or an older text. */
  | 'outdated'
  /** A text that visitors should not read any more. */
  | 'leftover'
  /** Nothing, as it should be. */
  | 'none';

/** What the pages of a build hold of a post as it is stored now. */
export function pageState(
  record: BuildRecord,
  post: Pick<Post, 'id' | 'published' | 'updatedAt'>,
): PageState {
  if (!post.published) return hasPage(record, post.id) ? 'leftover' : 'none';
  return hasPage(record, post.id) && record.posts[post.id] === post.updatedAt ? 'current' : 'outdated';
}

/** Whether a build holds a page of the post. */
export function hasPage(record: BuildRecord, id: string): boolean {
  return Object.hasOwn(record.posts, id);
}
