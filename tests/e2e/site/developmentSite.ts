import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type SiteServer, startSite, temporaryFolder } from '#tests/support/servers/siteServer.ts';

/**
 * The site built and prerendered with the development builds of React and Material UI, which log what the production
 * builds ignore, such as HTML that differs from what the browser would render. Takes about five seconds.
 * @param measurementId makes it a site with analytics
 */
export async function startDevelopmentSite(measurementId?: string): Promise<SiteServer> {
  const folder = temporaryFolder();
  await promisify(execFile)(
    process.execPath,
    [
      '--import',
      'tsx',
      'tests/e2e/site/buildDevelopment.ts',
      folder,
      ...(measurementId ? [measurementId] : []),
    ],
    {
      env: { ...process.env, NODE_ENV: 'development' },
    },
  );
  return startSite({ folder });
}
