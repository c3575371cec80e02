import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage, publicPages } from '#tests/support/pages/publicPages.ts';
import { brokenWords } from './brokenWords.ts';
import { clippedContent } from './clippedContent.ts';

test.use({ viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true });

const windows = [
  ...Object.values(publicPages).map((path) => [path, 320] as const),
  ...[600, 900, 1000, 1440].map((width) => [paths.about, width] as const),
  ...[900, 1000, 1440].map((width) => [paths.home, width] as const),
];

for (const [path, width] of windows) {
  test(`on ${path} with text at 200% a window of ${width} pixels cuts nothing off, breaks no word of a headline or name and does not scroll sideways`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await setTextSize(page, 200);
    expect(await clippedContent(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const percent of [112, 125, 150, 175, 200]) {
  test(`with text at ${percent}% nothing leaves a narrow screen, and the menu opens and closes`, {
    tag: '@full',
  }, async ({ page }) => {
    await openPage(page, paths.home);
    await setTextSize(page, percent);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

/** Where the longest words leave no room, the largest headlines grow less. */
const growths = [
  { width: 360, atLeast: 1.3 },
  { width: 768, atLeast: 1.6 },
  { width: 1440, atLeast: 1.7 },
];

for (const { width, atLeast } of growths) {
  test(`with text at 200% every headline and quote is at least ${atLeast} times as large in a window of ${width} pixels`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Without motion, the process chart has one layout for all sizes.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, path] of Object.entries(publicPages)) {
      await page.goto(path);
      expect(await headlinesThatGrowLess(page, atLeast), name).toEqual([]);
    }
  });
}

async function headlinesThatGrowLess(page: Page, atLeast: number): Promise<string[]> {
  await setTextSize(page, 100);
  const normal = await headlines(page);
  await setTextSize(page, 200);
  const large = await headlines(page);
  return large.flatMap(({ text, size }, index) =>
    size < atLeast * (normal[index]?.size ?? 0)
      ? `${text.slice(0, 40)}: ${normal[index]?.size} to ${size} pixels`
      : [],
  );
}

function headlines(page: Page): Promise<{ text: string; size: number }[]> {
  return page.locator('h1, h2, h3, blockquote').evaluateAll((all) =>
    all.map((headline) => ({
      text: headline.textContent,
      size: Number.parseFloat(getComputedStyle(headline).fontSize),
    })),
  );
}

/** As in the browser's settings, which media queries follow too. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = Math.round((16 * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}
