import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDigest } from '#scripts/build/buildDigest.ts';
import { deployScope, fetchDeployedBuild } from '#scripts/deploy/deployScope.ts';
import { readPublishedPosts } from '#scripts/prerender/readPublishedPosts.ts';
import { type SiteServer, startSite } from '#tests/support/servers/siteServer.ts';

let site: SiteServer;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.end());

it('deploy --if-changed deploys nothing to a host that serves the current build', async () => {
  const now = await readPublishedPosts().then(buildDigest);
  expect(deployScope(await fetchDeployedBuild(site.origin), now)).toBe('nothing');
  const edited = await buildDigest([]);
  expect(deployScope(await fetchDeployedBuild(site.origin), edited)).toBe('hosting');
});
