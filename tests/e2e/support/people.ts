import type { BrowserContextOptions, Page } from '@playwright/test';
import { type SiteServer, startSite } from '#tests/support/servers/siteServer.ts';
import { test as base, expect } from './test.ts';

type Fixtures = {
  /** A page in a separate browser, as a visitor or, with the state, as a signed-in user. */
  openBrowser(options?: BrowserContextOptions): Promise<Page>;
  /** A page of the signed-in admin, in a separate browser. */
  admin: Page;
  /** A page of a visitor, in a separate browser. */
  visitor: Page;
  /** A separate site, for tests that count reads; open its pages with its origin as `baseURL`. */
  isolatedSite: SiteServer;
};

/** The tests' `test` with people: an admin and a visitor, each in a separate browser. */
export const test = base.extend<Fixtures>({
  openBrowser: async ({ browser, collectMessages }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      collectMessages(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  admin: async ({ openBrowser, adminState }, use) => {
    await use(await openBrowser({ storageState: adminState }));
  },
  visitor: async ({ openBrowser }, use) => {
    await use(await openBrowser());
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  isolatedSite: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.end();
  },
});

export { expect };
