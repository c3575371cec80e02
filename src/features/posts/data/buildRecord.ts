import type { Post } from './post.ts';

/** For deployments and the back office; visitors never fetch it. */
export const buildRecordPath = '/blog/index.json';

export type BuildRecord = {
  builtAt: number;
  /** `updatedAt` of each post by its id. */
  posts: Record<string, number | null>;
};

export function toBuildRecord(posts: readonly Post[], builtAt: number): BuildRecord {
  return { builtAt, posts: Object.fromEntries(posts.map(({ id, updatedAt }) => [id, updatedAt])) };
}

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

/** `outdated` also means no page yet; `leftover` is a page that visitors should not read any more. */
type PageState = 'current' | 'outdated' | 'leftover' | 'none';

export function pageState(
  record: BuildRecord,
  post: Pick<Post, 'id' | 'published' | 'updatedAt'>,
): PageState {
  if (!post.published) return hasPage(record, post.id) ? 'leftover' : 'none';
  return hasPage(record, post.id) && record.posts[post.id] === post.updatedAt ? 'current' : 'outdated';
}

export function hasPage(record: BuildRecord, id: string): boolean {
  return Object.hasOwn(record.posts, id);
}
