import { describe, it } from 'vitest';
import { startSite } from '#tests/support/servers/siteServer.ts';
import { testedBrowsers } from './installedBrowsers.ts';
import { journeyIn } from './journey.ts';
import { watchedBuild } from './watchedBuild.ts';

const isRequired = Boolean(process.env.CI) || testedBrowsers.every(({ missing }) => missing.length > 0);

for (const { name, missing, start } of testedBrowsers) {
  describe(name, () => {
    it('is installed', ({ skip }) => {
      const advice = `${name} was not tested: apt-get install ${missing.join(' ')}`;
      if (missing.length > 0 && isRequired) throw new Error(advice);
      skip(missing.length > 0, advice);
    });

    describe.skipIf(missing.length > 0)('shows the site:', () => journeyIn(start, openSite));
  });
}

/** Its own site, or the one at `SITE_URL`, with the demo admin and the sample content. */
async function openSite() {
  const origin = process.env.SITE_URL;
  return origin ? { origin, end: () => undefined } : startSite({ folder: watchedBuild() });
}
