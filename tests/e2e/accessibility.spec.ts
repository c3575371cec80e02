import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { endLoadingScreen, openPage, publicPages } from '#tests/support/publicPages.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const schemes = ['light', 'dark'] as const;

/**
 * Claims that the page as it is has no finding on a light phone and on a dark desktop. `FULL_TESTS` adds the other two
 * combinations; the contrast of every pair of colours in both schemes is also tested with the theme.
 */
async function expectAccessible(page: Page, screens = [phone, desktop]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const colorScheme of process.env.FULL_TESTS
      ? schemes
      : ([screen === phone ? 'light' : 'dark'] as const)) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
      expect(await accessibilityFindings(page), `${colorScheme}, ${screen.width} pixels`).toEqual([]);
    }
  }
}

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} has no accessibility finding, on phone and desktop`, async ({ page }) => {
    test.slow();
    await openPage(page, path);
    await expectAccessible(page);
  });
}

test('the open menu has none', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, paths.home);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, [phone]);
});

test('a search without a hit has none', async ({ page }) => {
  await openPage(page, `${paths.blog}?q=nothing-of-the-kind`);
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  await expectAccessible(page);
});

/** The error screen shows nothing that tells whether its app runs, but then follows the system's colour scheme. */
async function startErrorScreen(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark', { timeout: 500 });
  }).toPass();
}

test.describe('addresses that lead nowhere', () => {
  test.use({ expectedMessages: /status of 404|A live read was refused/ });

  test('the error screen has none', async ({ page }) => {
    await page.goto('/no-such-page');
    await startErrorScreen(page);
    await expectAccessible(page);
  });

  test('Article Not Found has none', async ({ page }) => {
    await page.goto(paths.article('no-such-article'));
    await endLoadingScreen(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    await expectAccessible(page);
  });
});
