import type { Page } from '@playwright/test';

/** Waits until the page has nothing left to do: then nothing more happens by itself. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
