import type { Page } from '@playwright/test';

/** Shifts below this score move a line by a pixel or two, or a button of the navigation while it is parsed. */
const noticeable = 0.002;

/**
 * Records all noticeable layout shifts on pages opened from now on.
 * @returns a function that reads them from the first paint on: the score and the elements that moved
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        shifts.push(`${value} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
    return shifts.filter((shift) => Number.parseFloat(shift) > noticeable);
  };
}
