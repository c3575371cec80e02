import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { harmlessMessages } from '#tests/support/pages/harmlessMessages.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { restoreContent } from '#tests/support/servers/embeddedFirebase.ts';
import { type SiteServer, startSite } from '#tests/support/servers/siteServer.ts';

type SignInState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Declare all worker fixtures here: for a test that adds one, Playwright starts another worker and thus another site. */
type WorkerFixtures = {
  site: SiteServer;
  /** What a browser keeps of the admin's sign-in. */
  adminState: SignInState;
};
type TestFixtures = {
  /** Console messages a test expects; all other errors and warnings fail it. One expression, because Playwright mistakes a list for a fixture. */
  expectedMessages: RegExp;
  consoleMessages: string[];
  /** Restores the sample content after the test. */
  content: undefined;
  /** Watches the console of another browser. */
  collectMessages(context: BrowserContext): void;
};

/**
 * Playwright's `test` for this site. Each worker has a site of its own, whose data is restored after each test; URLs are relative to
 * it. A console error, warning, page error or violated content security policy fails the test unless the test declares it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.end();
    },
    { scope: 'worker' },
  ],
  adminState: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.origin });
      const page = await context.newPage();
      await signIn(page, demoAdmin);
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  expectedMessages: [/(?!)/, { option: true }],
  consoleMessages: [
    async ({ expectedMessages }, use) => {
      const messages: string[] = [];
      await use(messages);
      const unexpected = messages.filter(
        (text) => !expectedMessages.test(text) && !harmlessMessages.test(text),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  content: [
    async ({ site }, use) => {
      await use(undefined);
      await restoreContent(site.origin);
    },
    { auto: true },
  ],
  collectMessages: async ({ consoleMessages }, use) => {
    await use((context) => {
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          consoleMessages.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => consoleMessages.push(`page error: ${error.error().message}`));
    });
  },
  context: async ({ context, collectMessages }, use) => {
    collectMessages(context);
    await use(context);
  },
});

export { expect };
