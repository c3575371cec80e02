import type { Page } from '@playwright/test';

/** Without it, a browser that has nothing to paint may never report that it is idle. */
const timeout = 10_000;

/** Waits until the page has nothing left to do, so that nothing more happens without a user action. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    (options) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), options)),
    { timeout },
  );
}
