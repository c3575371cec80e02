import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '#emulator/tests/support/chromium.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { freePort, type SiteServer, startSite, temporaryFolder } from '#tests/support/servers/siteServer.ts';

type DebuggedBrowser = { context: BrowserContext; port: number; close(): Promise<void> };

/** Accepts any certificate. The window has no fixed size, so that Lighthouse can set one. */
export async function startDebuggedBrowser(origin: string): Promise<DebuggedBrowser> {
  const port = await freePort();
  const { args, ...launch } = await findChromium();
  const context = await chromium.launchPersistentContext(temporaryFolder(), {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    viewport: null,
    baseURL: origin,
  });
  return { context, port, close: () => context.close() };
}

type Profile = { origin?: string; width?: number; height?: number; bypassCSP?: boolean; isPhone?: boolean };
export type OpenContext = (profile?: Profile) => Promise<BrowserContext>;

/** Without a `directory` the embedded Firebase starts with the sample content. */
export async function withSite<T>(
  directory: string | undefined,
  measure: (open: OpenContext, site: SiteServer) => Promise<T>,
): Promise<T> {
  const site = await startSite(directory === undefined ? {} : { directory });
  const browser = await chromium.launch(await findChromium());
  const open: OpenContext = async ({
    origin = site.origin,
    width = 1280,
    height = 800,
    bypassCSP = false,
    isPhone = false,
  } = {}) => {
    const viewport = { width, height };
    const context = await browser.newContext({
      baseURL: origin,
      ignoreHTTPSErrors: origin !== site.origin,
      viewport,
      bypassCSP,
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    // The compiler of functions evaluated in a page uses a helper to preserve names.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    return context;
  };
  try {
    return await measure(open, site);
  } finally {
    await browser.close();
    await site.end();
  }
}

export async function openAdmin(open: OpenContext): Promise<Page> {
  const context = await open({ width: 1440, height: 900 });
  const page = await context.newPage();
  await signIn(page, demoAdmin);
  return page;
}

/** @returns a function that reads the page's JavaScript time since it was opened, in ms */
export async function scriptTimeOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
}
