import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '#tests/e2e/support/test.ts';
import { type SiteServer, startSite, temporaryFolder } from '#tests/support/servers/siteServer.ts';

/**
 * The tests' `test` with a site of its worker that was built and prerendered with the development builds of React and
 * Material UI, which log what the production builds ignore, such as HTML that differs from what the browser would render.
 * @param measurementId makes it a site with analytics
 */
export function testWithDevelopmentSite(measurementId = '') {
  return base.extend<object, { developmentSite: SiteServer }>({
    developmentSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
      async ({}, use) => {
        // There, the build's own renderer finds its packages.
        const folder = temporaryFolder(resolve('node_modules'));
        const build = ['--import', 'tsx', 'tests/e2e/site/buildDevelopment.ts', folder, measurementId];
        const env = { ...process.env, NODE_ENV: 'development' } as const;
        await promisify(execFile)(process.execPath, build, { env });
        const site = await startSite({ folder });
        await use(site);
        await site.end();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  });
}
