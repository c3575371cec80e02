import type { Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { startApp } from '#tests/support/pages/publicPages.ts';

const words = `Loading ${site.name}`;

/** Opens a page whose animations are paused. @returns a function that resumes them (1) or pauses them again (0) */
async function openStill(page: Page, path: string): Promise<(rate: 0 | 1) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const setRate = async (playbackRate: 0 | 1) => {
    await devTools.send('Animation.setPlaybackRate', { playbackRate });
  };
  await devTools.send('Animation.enable');
  await setRate(0);
  await page.goto(path);
  return setRate;
}

test('a loading screen covers the first page for a second, but no later pages', { tag: '@full' }, async ({
  page,
}) => {
  const setRate = await openStill(page, paths.about);
  const screen = page.getByText(words).locator('xpath=ancestor::*[@role="status"]');
  await expect(screen).toBeVisible();
  const { lasts, covers } = await screen.evaluate((element) => {
    const [animation] = element.getAnimations();
    const { width, height } = element.getBoundingClientRect();
    return {
      lasts: animation?.effect?.getComputedTiming().endTime,
      covers: width === document.documentElement.clientWidth && height === innerHeight,
    };
  });
  expect(lasts).toBe(1000);
  expect(covers).toBe(true);
  await setRate(1);
  await expect(screen).toBeHidden();
  await startApp(page);
  await setRate(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(paths.blog);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(screen).toBeHidden();
});
