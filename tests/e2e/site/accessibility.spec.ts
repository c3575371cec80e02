import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { endLoadingScreen, openPage, publicPages } from '#tests/support/pages/publicPages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

type Setting = { viewport: typeof phone; colorScheme: 'light' | 'dark' };

/** The most used setting; the theme's tests check the contrast of every pair of colors. */
const lightPhone: Setting = { viewport: phone, colorScheme: 'light' };
const everySetting: Setting[] = [
  lightPhone,
  { viewport: phone, colorScheme: 'dark' },
  { viewport: desktop, colorScheme: 'light' },
  { viewport: desktop, colorScheme: 'dark' },
];

/** Asserts that the page has no violations. */
async function expectAccessible(page: Page, settings: Setting[]): Promise<void> {
  for (const { viewport, colorScheme } of settings) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    expect(await accessibilityFindings(page), `${colorScheme}, ${viewport.width} pixels`).toEqual([]);
  }
}

test('Home has no accessibility violations on a phone in the light scheme', async ({ page }) => {
  await openPage(page, paths.home);
  await expectAccessible(page, [lightPhone]);
});

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} has no accessibility violations on phones and desktops, light and dark`, {
    tag: '@full',
  }, async ({ page }) => {
    await openPage(page, path);
    await expectAccessible(page, everySetting);
  });
}

test('an article with its table of contents and related articles has no accessibility violations', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.article('the-whole-shop-without-a-mouse'));
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeVisible();
  await expectAccessible(page, everySetting);
});

test('the open menu has no accessibility violations', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, paths.home);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(
    page,
    everySetting.filter(({ viewport }) => viewport === phone),
  );
});

test('a search without results has no accessibility violations', { tag: '@full' }, async ({ page }) => {
  await openPage(page, `${paths.blog}?q=nothing-of-the-kind`);
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  await expectAccessible(page, everySetting);
});

/** The error screen follows the system's color scheme only once its app runs. */
async function startErrorScreen(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark', { timeout: 500 });
  }).toPass();
}

test.describe('unknown URLs', { tag: '@full' }, () => {
  test.use({ expectedMessages: /status of 404|A live read was refused/ });

  test('the error screen has no accessibility violations', async ({ page }) => {
    await page.goto('/no-such-page');
    await startErrorScreen(page);
    await expectAccessible(page, everySetting);
  });

  test('Article Not Found has no accessibility violations', async ({ page }) => {
    await page.goto(paths.article('no-such-article'));
    await endLoadingScreen(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    await expectAccessible(page, everySetting);
  });
});
