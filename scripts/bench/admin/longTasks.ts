import type { Page } from '@playwright/test';

export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lengths: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) lengths.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { longTasks: lengths });
  });
}

/** The longest task since `watchLongTasks`, in ms; null when none took more than 50. */
export async function longestTaskMs(page: Page): Promise<number | null> {
  const lengths = await page.evaluate(() => (globalThis as { longTasks?: number[] }).longTasks ?? []);
  return lengths.length > 0 ? Math.max(...lengths) : null;
}
