import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '#emulator/tests/support/chromium.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';

export type BenchOptions = { runs: number; peer: string | undefined; peerTap: string | undefined };

export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** `directory` is a seeded data folder; without one, the site has the sample content. */
export async function withSite<T>(
  measure: (open: OpenContext, origin: string) => Promise<T>,
  directory?: string,
): Promise<T> {
  const site = await startSite(directory === undefined ? {} : { directory });
  const browser = await chromium.launch(await findChromium());
  try {
    return await measure(async (options) => {
      const context = await browser.newContext({ baseURL: site.origin, ignoreHTTPSErrors: true, ...options });
      // tsx compiles functions that run in the page to calls of this helper.
      await context.addInitScript('globalThis.__name ??= (named) => named');
      return context;
    }, site.origin);
  } finally {
    await browser.close();
    await site.end();
  }
}

/** @returns a function that reads the page's JavaScript time so far, in ms */
export async function trackScriptTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
}
