import { isDeepStrictEqual } from 'node:util';
import type { BuildDigest } from '#scripts/build/buildDigest.ts';
import { type BuildRecord, buildRecordPath } from '#src/admin/posts/buildRecord.ts';
import { builtState, type PublishedState } from './publishedState.ts';

/** `hosting` is only the pages, `everything` adds rules and indexes. */
export type DeployScope = 'nothing' | 'hosting' | 'everything';

/** The host's record of its build. */
export type DeployedBuild = BuildDigest & { published: PublishedState };

type Current = {
  source: string;
  /** Cheap; absent or `null` if unknown. */
  readState?: (() => Promise<PublishedState | null>) | undefined;
  /** Reads every published post. */
  readPosts(): Promise<string>;
};

/** Reads no more than the decision needs. */
export async function changedScope(deployed: DeployedBuild | null, current: Current): Promise<DeployScope> {
  if (deployed?.source !== current.source) return 'everything';
  const state = await current.readState?.();
  if (state && isDeepStrictEqual(state, deployed.published)) return 'nothing';
  return deployScope(deployed, { source: current.source, posts: await current.readPosts() });
}

export function deployScope(deployed: BuildDigest | null, current: BuildDigest): DeployScope {
  if (deployed?.source !== current.source) return 'everything';
  return deployed.posts === current.posts ? 'nothing' : 'hosting';
}

/** Without a bucket, Storage's rules are omitted: the project may have no Storage, and the deployment would fail. */
export function deployTargets(
  scope: 'hosting' | 'everything',
  bucket: string | undefined,
  hasFunctions: boolean,
): string {
  if (scope === 'hosting') return 'hosting';
  return [
    'hosting',
    'firestore',
    ...(bucket?.trim() ? ['storage'] : []),
    ...(hasFunctions ? ['functions'] : []),
  ].join(',');
}

/** `null` if the host has no build record. @throws Error if the host fails, because changes are then unknown */
export async function fetchDeployedBuild(origin: string): Promise<DeployedBuild | null> {
  const response = await fetch(new URL(buildRecordPath, origin), { cache: 'no-store' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${response.url} answered with ${response.status}.`);
  const text = await response.text();
  try {
    const { build, posts } = JSON.parse(text) as Partial<BuildRecord> & { build?: Partial<BuildDigest> };
    if (!build?.posts || !build.source) return null;
    return { posts: build.posts, source: build.source, published: builtState(posts ?? {}) };
  } catch {
    return null;
  }
}
