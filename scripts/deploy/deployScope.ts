import type { BuildDigest } from '#scripts/build/buildDigest.ts';
import { buildRecordPath } from '#src/features/posts/data/buildRecord.ts';

/** `hosting` is the pages alone, `everything` also rules and indexes. */
export type DeployScope = 'nothing' | 'hosting' | 'everything';

export function deployScope(deployed: BuildDigest | null, current: BuildDigest): DeployScope {
  if (deployed?.source !== current.source) return 'everything';
  return deployed.posts === current.posts ? 'nothing' : 'hosting';
}

/** Storage's rules are left out without a bucket: the project may have no Storage, and the deployment would fail. */
export function deployTargets(scope: 'hosting' | 'everything', bucket: string | undefined): string {
  if (scope === 'hosting') return 'hosting';
  return bucket?.trim() ? 'hosting,firestore,storage' : 'hosting,firestore';
}

/** `null` when the host has no build that says so. @throws Error when the host fails: a change is then unknown */
export async function fetchDeployedDigest(origin: string): Promise<BuildDigest | null> {
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
