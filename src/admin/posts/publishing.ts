import { maxSilenceMs } from '#src/admin/shared/functionsSilence.ts';
import { readStatus } from '#src/admin/shared/readStatus.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';

export type BuildRecord = {
  /** Id of the site's code. */
  build: string;
  /** When the last build read the posts, in ms since 1970. */
  builtAt: number;
  /** Whether background functions are deployed with the site. */
  hasFunctions?: boolean;
  /** Whether the background function could not start the next build. */
  hasFailed?: boolean;
};

/** The record of the host's last build; `null` if there is none. */
export async function fetchBuildRecord(signal: AbortSignal): Promise<BuildRecord | null> {
  const response = await fetch(staticFiles.buildRecord, { cache: 'no-store', signal });
  const record: unknown = response.ok ? await response.json() : null;
  if (!isBuildRecord(record)) return null;
  const { error } = await readStatus('publishing').catch(() => ({ error: undefined }));
  return { ...record, hasFailed: typeof error === 'string' };
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

export async function fetchIsSchedulerRunning(): Promise<boolean> {
  const { ranAt } = await readStatus('scheduling');
  return typeof ranAt === 'number' && Date.now() - ranAt < maxSilenceMs;
}
