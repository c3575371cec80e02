import type { Page } from '@playwright/test';
import { hero } from '#src/content/home.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await openPage(page, paths.home);
});

test('the hero shows two calls to action without scrolling, and the page ends with a third', async ({
  page,
}) => {
  await expect(page.getByRole('link', { name: 'Start a project' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'See the work' })).toBeInViewport();
  const last = page.getByRole('main').getByRole('link').last();
  await expect(last).toHaveAttribute('href', paths.contact);
});

test('the line of the chart is complete once the chart is in view, and always with reduced motion', {
  tag: '@full',
}, async ({ page }) => {
  const line = page.locator('[data-line]');
  const isComplete = () =>
    line.evaluate((path) => {
      const { strokeDasharray, strokeDashoffset } = getComputedStyle(path);
      return strokeDasharray === 'none' || Number.parseFloat(strokeDashoffset) === 0;
    });
  expect(await isComplete()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await isComplete()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await line.evaluate((path) =>
    path.closest('figure')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect.poll(isComplete).toBe(true);
});

test('the route in the picture of the hero is drawn by an animation', async ({ page }) => {
  await expect.poll(() => shownPicture(page)).toContain(hero.picture.animatedSrc);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the route in the picture of the hero is there from the start', async ({ page }) => {
    await expect.poll(() => shownPicture(page)).toMatch(new RegExp(`${hero.picture.src}$`));
  });
});

function shownPicture(page: Page): Promise<string> {
  return page
    .getByRole('img', { name: hero.picture.alt })
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
}
