import type { Page } from '@playwright/test';

/** Opens further pages as background tabs, which do nothing by themselves. */
export async function hideTab(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
}
