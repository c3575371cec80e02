import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import basicSsl from '@vitejs/plugin-basic-ssl';
import { preview } from 'vite';
import { findChromium } from '#emulator/tests/support/chromium.ts';
import { forceEmulator } from '#scripts/admin/forceEmulator.ts';
import { freePort, refuseRealProject, temporaryFolder } from '#tests/support/servers/siteServer.ts';

export type BenchOptions = { runs: number; peer: string | undefined; peerTap: string | undefined };

export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

type Site = { origin: string; end(): Promise<void> };

/** Opens pages of this site, and shuts the site down. */
export async function withSite<T>(site: Site, measure: (open: OpenContext) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await findChromium());
  try {
    return await measure(async (options) => {
      const context = await browser.newContext({ baseURL: site.origin, ignoreHTTPSErrors: true, ...options });
      // tsx compiles functions that run in the page to calls of this helper.
      await context.addInitScript('globalThis.__name ??= (named) => named');
      return context;
    });
  } finally {
    await browser.close();
    await site.end();
  }
}

/** The built site over HTTP/2, which Vite uses with HTTPS. Set browsers to accept its certificate. */
export async function startHttp2Site(): Promise<Site> {
  refuseRealProject('dist');
  forceEmulator('production');
  process.env.LOCAL_FIREBASE_DIR = temporaryFolder();
  const port = await freePort();
  const server = await preview({ plugins: [basicSsl()], preview: { port, strictPort: true } });
  return { origin: `https://127.0.0.1:${port}`, end: () => server.close() };
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
