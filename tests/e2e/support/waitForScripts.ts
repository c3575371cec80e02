import { expect, type Page } from '@playwright/test';
import { scriptsOf } from '#tests/support/servers/builtSite.ts';

/** Waits until a page has loaded these modules and their imports, so that it no longer needs the network. */
export async function waitForScripts(page: Page, modules: readonly string[]): Promise<void> {
  await expect.poll(() => missing(page, scriptsOf(modules))).toEqual([]);
}

function missing(page: Page, files: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return wanted.filter((file) => !fetched.includes(`/${file}`));
  }, files);
}
