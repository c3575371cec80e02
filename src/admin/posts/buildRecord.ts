import type { Post } from '#src/features/posts/data/post.ts';

/** Read by the admin area, never by visitors. */
export const buildRecordPath = '/build.json';

export type BuildRecord = {
  /** When the last build read the posts, in ms since 1970. */
  builtAt: number;
  /** Whether the next build could not be started. */
  hasFailed?: boolean;
};

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
  return typeof (value as Partial<BuildRecord> | null)?.builtAt === 'number';
}

/** Whether visitors have seen the post, and the build is older than its last change. */
export function isUpdatePending(
  { builtAt }: BuildRecord,
  { published, wasPublished, updatedAt }: Pick<Post, 'published' | 'wasPublished' | 'updatedAt'>,
): boolean {
  return (published || wasPublished === true) && (updatedAt ?? 0) > builtAt;
}
