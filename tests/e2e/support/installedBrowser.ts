import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { test as people } from './people.ts';

type Fixtures = {
  /** Starts a browser of its own, which keeps its data on the disk like an installed one. @returns its page */
  startBrowser(): Promise<Page>;
};

/** The tests' `test` with a browser that can be killed and started again. */
export const test = people.extend<Fixtures>({
  startBrowser: async ({ playwright, launchOptions, contextOptions, site, collectMessages }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'browser-'));
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...contextOptions,
        baseURL: site.origin,
      });
      contexts.push(context);
      collectMessages(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    await rm(folder, { recursive: true, force: true });
  },
});

/** Kills the page's browser, which gets no time to save anything. */
export async function kill(page: Page): Promise<void> {
  const context = page.context();
  const session = await context.browser()?.newBrowserCDPSession();
  const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo;
  const browser = processes?.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not name its process.');
  const closed = context.waitForEvent('close');
  process.kill(browser.id, 'SIGKILL');
  await closed;
}
