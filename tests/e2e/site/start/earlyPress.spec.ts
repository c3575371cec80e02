import type { Page } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import { paths } from '#src/paths.ts';
import { hold } from '#tests/e2e/support/hold.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillEnquiry, sendEnquiry } from '#tests/support/pages/enquiry.ts';
import { endLoadingScreen } from '#tests/support/pages/publicPages.ts';

/** Keeps the app's code away from the page until the returned function is called. */
const withoutApp = (page: Page) => hold(page, '**/assets/app-*.js');

test('an enquiry sent before the page’s script is there arrives once it is', async ({ page }) => {
  const bringApp = await withoutApp(page);
  await fillEnquiry(page);
  await endLoadingScreen(page);
  await sendEnquiry(page);
  bringApp();
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
});

test('a sign-in pressed before the page’s script is there signs in', { tag: '@full' }, async ({ page }) => {
  const bringApp = await withoutApp(page);
  await page.goto(paths.login);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email);
  await page.getByLabel('Password').fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  bringApp();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('a press on the switch of the colour scheme is not lost, nor counted twice', { tag: '@full' }, async ({
  page,
}) => {
  const bringApp = await withoutApp(page);
  await page.goto(paths.home);
  await endLoadingScreen(page);
  await page.getByRole('button', { name: 'Switch colours' }).click();
  bringApp();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.waitForTimeout(500);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap on the menu is felt at once, moves nothing, and opens the menu when the app is there', async ({
    page,
  }) => {
    const bringApp = await withoutApp(page);
    await page.goto(paths.home);
    await endLoadingScreen(page);
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.tap();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    bringApp();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    // Behind the open menu.
    const menuButton = page.getByRole('button', { name: 'Open menu', includeHidden: true });
    await expect(menuButton).not.toHaveAttribute('aria-busy');
  });
});

test('several early presses count one by one, in their order', { tag: '@full' }, async ({ page }) => {
  const bringApp = await withoutApp(page);
  await page.goto(paths.testimonials);
  await endLoadingScreen(page);
  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.click();
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  bringApp();
  await expect(page.getByRole('region', { name: 'Testimonials' })).toContainText('3 of 4');
  await page.waitForTimeout(500);
  await expect(page.getByRole('region', { name: 'Testimonials' })).toContainText('3 of 4');
});

test('an early press on a filter of the portfolio filters', { tag: '@full' }, async ({ page }) => {
  const bringApp = await withoutApp(page);
  await page.goto(paths.portfolio);
  await endLoadingScreen(page);
  const filters = page.getByRole('group', { name: 'Filter projects by category' }).getByRole('button');
  await filters.nth(1).click();
  await expect(filters.nth(1)).toHaveAttribute('aria-busy', 'true');
  bringApp();
  await expect(filters.nth(1)).toHaveAttribute('aria-pressed', 'true');
});
