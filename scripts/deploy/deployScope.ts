import type { BuildDigest } from '#scripts/build/buildDigest.ts';
import { buildRecordPath } from '#src/features/posts/data/buildRecord.ts';

/** What has to be deployed: nothing, the pages alone, or pages, rules and indexes. */
export type DeployScope = 'nothing' | 'hosting' | 'everything';

/** @param held what the host holds, `null` when it does not say */
export function deployScope(held: BuildDigest | null, now: BuildDigest): DeployScope {
  if (held?.source !== now.source) return 'everything';
  return held.posts === now.posts ? 'nothing' : 'hosting';
}

/**
 * What `firebase deploy --only` is given. The rules of Storage are left out where no bucket is configured: the project may
 * have no Storage then, and the deployment would fail.
 */
export function deployTargets(scope: 'hosting' | 'everything', bucket: string | undefined): string {
  if (scope === 'hosting') return 'hosting';
  return bucket?.trim() ? 'hosting,firestore,storage' : 'hosting,firestore';
}

/**
 * The digest of the build that a host holds, or `null` when it holds none that says so.
 * @throws Error when the host cannot be reached or fails: whether something changed is then unknown
 */
export async function heldDigest(origin: string): Promise<BuildDigest | null> {
  const response = await fetch(new URL(buildRecordPath, origin), { cache: 'no-store' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${response.url} answered with ${response.status}.`);
  const text = await response.text();
  try {
    const { build } = JSON.parse(text) as { build?: Partial<BuildDigest> };
    return build?.posts && build.source ? { posts: build.posts, source: build.source } : null;
  } catch {
    return null;
  }
}
