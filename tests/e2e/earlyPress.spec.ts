import type { Page } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import { paths } from '#src/paths.ts';
import { fillEnquiry, sendEnquiry } from '#tests/support/enquiry.ts';
import { hold } from '#tests/support/hold.ts';
import { endLoadingScreen } from '#tests/support/publicPages.ts';
import { expect, test } from '#tests/support/test.ts';

/** Keeps the app's code away from the page until the returned function is called. */
const withoutApp = (page: Page) => hold(page, '**/assets/core-*.js');

test('an enquiry sent before the page’s script is there arrives once it is', async ({ page }) => {
  const bringApp = await withoutApp(page);
  await fillEnquiry(page);
  await endLoadingScreen(page);
  await sendEnquiry(page);
  bringApp();
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
});

test('a sign-in pressed before the page’s script is there signs in', async ({ page }) => {
  const bringApp = await withoutApp(page);
  await page.goto(paths.login);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email);
  await page.getByLabel('Password').fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  bringApp();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('a press on the switch of the colour scheme is not lost, nor counted twice', async ({ page }) => {
  const bringApp = await withoutApp(page);
  await page.goto(paths.home);
  await endLoadingScreen(page);
  await page.getByRole('button', { name: 'Switch colours' }).click();
  bringApp();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.waitForTimeout(500);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});
