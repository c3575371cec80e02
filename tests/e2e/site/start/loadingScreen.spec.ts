import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const words = `Loading ${site.name}`;

test('the first page lies behind a loading screen for a second, later pages do not', async ({ page }) => {
  await page.goto(paths.about, { waitUntil: 'commit' });
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
  await expect(screen).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(paths.blog);
  await expect(page.getByText(words)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the loading screen goes by itself', { tag: '@full' }, async ({ page }) => {
    await page.goto(paths.about, { waitUntil: 'commit' });
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(words)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(paths.blog);
  });
});
