import { type BrowserContext, test as base, expect } from '@playwright/test';
import { harmlessMessages } from '#tests/support/pages/harmlessMessages.ts';
import { type SiteServer, startSite } from '#tests/support/servers/siteServer.ts';

type WorkerFixtures = { site: SiteServer };
type TestFixtures = {
  /** Console messages a test expects; all other errors and warnings fail it. One expression, because Playwright mistakes a list for a fixture. */
  expectedMessages: RegExp;
  consoleMessages: string[];
  /** Watches the console of another browser. */
  collectMessages(context: BrowserContext): void;
};

/**
 * The tests' `test`: one site per worker on its own port with its own data, relative URLs, and a failure for every
 * console error, warning, page error or violated content security policy that the test did not declare.
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
