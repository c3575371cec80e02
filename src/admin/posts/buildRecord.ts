import type { Post } from '#src/features/posts/data/post.ts';

/** Read by the admin area, never by visitors. */
export const buildRecordPath = '/build.json';

export type BuildRecord = {
  /** When the last build read the posts, in ms since 1970. */
  builtAt: number;
  /** Whether the next build could not be started. */
  hasFailed?: boolean;
};

/** The record of the host's last build; `null` if unknown. */
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
  return typeof (value as Partial<BuildRecord> | null)?.builtAt === 'number';
}

/** Whether visitors have seen the post, and the build is older than its last change. */
export function isUpdatePending(
  { builtAt }: BuildRecord,
  { published, wasPublished, updatedAt }: Pick<Post, 'published' | 'wasPublished' | 'updatedAt'>,
): boolean {
  return (published || wasPublished === true) && (updatedAt ?? 0) > builtAt;
}
