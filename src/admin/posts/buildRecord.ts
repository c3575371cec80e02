import type { Post } from '#src/features/posts/data/post.ts';
import type { PublishingStatus } from './publishingStatus.ts';

/** Read by deployments and the admin area, never by visitors. */
export const buildRecordPath = '/blog/index.json';

export type BuildRecord = {
  /** Whether a build has started for newer changes; absent if that could not be read. */
  publishing?: PublishingStatus;
  builtAt: number;
  /** `updatedAt` of each post, by post id. */
  posts: Record<string, number | null>;
};

export function toBuildRecord(posts: readonly Post[], builtAt: number): BuildRecord {
  return { builtAt, posts: Object.fromEntries(posts.map(({ id, updatedAt }) => [id, updatedAt])) };
}

/** The record of the host's last build and the host's clock in ms; `null` where unknown. */
export type HostState = { buildRecord: BuildRecord | null; time: number | null };

export async function fetchHostState(signal: AbortSignal): Promise<HostState> {
  try {
    const response = await fetch(buildRecordPath, { cache: 'no-store', signal });
    const record: unknown = response.ok ? await response.json().catch(() => null) : null;
    return { buildRecord: isBuildRecord(record) ? record : null, time: timeOf(response) };
  } catch {
    return { buildRecord: null, time: null };
  }
}

const maxClockDifferenceMs = 86_400_000;

/** From the `Date` header (RFC 9110, 6.6.1); `null` if it is missing or more than a day off this browser's clock. */
function timeOf({ headers }: Response): number | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Math.abs(time - Date.now()) < maxClockDifferenceMs ? time : null;
}

function isBuildRecord(value: unknown): value is BuildRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { builtAt, posts } = value as Partial<BuildRecord>;
  return typeof builtAt === 'number' && typeof posts === 'object' && posts !== null && !Array.isArray(posts);
}

/** `outdated` includes posts without a page; `stale` is a page that visitors should no longer see. */
type PageState = 'current' | 'outdated' | 'stale' | 'none';

export function pageState(
  record: BuildRecord,
  post: Pick<Post, 'id' | 'published' | 'updatedAt'>,
): PageState {
  if (!post.published) return hasPage(record, post.id) ? 'stale' : 'none';
  return hasPage(record, post.id) && record.posts[post.id] === post.updatedAt ? 'current' : 'outdated';
}

export function hasPage(record: BuildRecord, id: string): boolean {
  return Object.hasOwn(record.posts, id);
}
