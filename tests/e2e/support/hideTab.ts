import type { Page } from '@playwright/test';

/** Opens the pages from now on as in a tab behind others: however long a test takes, they do nothing by themselves. */
export async function hideTab(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
}
