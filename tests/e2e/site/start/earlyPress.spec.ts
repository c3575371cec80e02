import type { Page } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectNothingHappens } from '#tests/support/expectNothingHappens.ts';
import { fillInquiry, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { endLoadingScreen, startApp } from '#tests/support/pages/publicPages.ts';

/** Keeps the app's code away from the page until the returned function is called. */
const beforeHydration = (page: Page) => delayResponse(page, '**/assets/app-*.js');

test('an inquiry sent before the page’s script loads arrives once it has loaded', async ({ page }) => {
  const bringApp = await beforeHydration(page);
  await fillInquiry(page);
  await endLoadingScreen(page);
  await sendInquiry(page);
  bringApp();
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
});

test('a sign-in submitted before the page’s script loads signs in', { tag: '@full' }, async ({ page }) => {
  const bringApp = await beforeHydration(page);
  await page.goto(paths.login);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email);
  await page.getByLabel('Password').fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  bringApp();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('the color scheme switch works before the page’s script loads, and counts once', async ({ page }) => {
  const bringApp = await beforeHydration(page);
  await page.goto(paths.home);
  await endLoadingScreen(page);
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  bringApp();
  const back = page.getByRole('button', { name: 'Switch to light mode' });
  await expect(back).toBeVisible();
  await expectNothingHappens(500, () => html.getAttribute('data-color-scheme'));
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await back.click();
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
});

/** Notes which of the parts React has hydrated as soon as something matches `answered`. */
async function watchAnswer(page: Page, answered: string, parts: readonly string[]): Promise<void> {
  await page.addInitScript(
    ([sign, ...selectors]) => {
      const isHydrated = (selector: string) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'));
      new MutationObserver((_, observer) => {
        if (document.readyState !== 'complete' || !sign || !document.querySelector(sign)) return;
        observer.disconnect();
        Object.assign(window, {
          hydrated: selectors.filter(isHydrated),
          shown: document.querySelectorAll('main li[id]').length,
        });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    },
    [answered, ...parts],
  );
}

/** What `watchAnswer` noted. */
const atAnswer = (page: Page, name: 'hydrated' | 'shown') =>
  page.evaluate((key) => Reflect.get(window, key), name);

/** In this order, the last part of a page is hydrated last. */
const lastParts = ['main section:last-of-type a', 'footer a', 'button[aria-label="Back to top"]'];

test('a press in a section hydrates it before its slides, the other sections and the rest of the page', async ({
  page,
}) => {
  const controls = 'button[aria-label="Next testimonial"]';
  const slides = ['[aria-label="1 of 4"] figure', '[aria-label="2 of 4"] figure'];
  await watchAnswer(page, '[aria-label="2 of 4"]:not([inert])', [controls, ...slides, ...lastParts]);
  const bringApp = await beforeHydration(page);
  await page.goto(paths.testimonials);
  await endLoadingScreen(page);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  bringApp();
  await expect(page.getByRole('region', { name: 'Testimonials', exact: true })).toContainText('2 of 4');
  expect(await atAnswer(page, 'hydrated')).toEqual([controls]);
  await startApp(page);
});

test('a pressed filter answers before the cards are hydrated and filtered', async ({ page }) => {
  const filter = '[role=group] li:nth-child(2) button';
  await watchAnswer(page, `${filter}[aria-pressed=true]`, [filter, 'main li[id] a', ...lastParts]);
  const bringApp = await beforeHydration(page);
  await page.goto(paths.portfolio);
  await endLoadingScreen(page);
  const cards = page.locator('main li[id]');
  const count = await cards.count();
  await page.locator(filter).click();
  bringApp();
  await expect.poll(() => cards.count()).toBeLessThan(count);
  expect(await atAnswer(page, 'hydrated')).toEqual([filter]);
  expect(await atAnswer(page, 'shown')).toBe(count);
  await startApp(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap on the menu opens it before the page’s script loads, and its links work', async ({
    page,
  }) => {
    const bringApp = await beforeHydration(page);
    await page.goto(paths.about);
    await endLoadingScreen(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await menu.getByRole('button', { name: 'Switch between light and dark mode' }).tap();
    bringApp();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(menu).toBeVisible();
    const button = page.getByRole('button', { name: 'Open menu', includeHidden: true });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => page.evaluate(() => history.state?.usr?.isMenuOpen === true)).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(paths.about);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('several early presses are replayed one by one, in order', { tag: '@full' }, async ({ page }) => {
  const bringApp = await beforeHydration(page);
  await page.goto(paths.testimonials);
  await endLoadingScreen(page);
  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.click();
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  bringApp();
  const testimonials = page.getByRole('region', { name: 'Testimonials', exact: true });
  await expect(testimonials).toContainText('3 of 4');
  await expectNothingHappens(500, () => testimonials.innerText());
});

test('an early press on a portfolio filter applies it', { tag: '@full' }, async ({ page }) => {
  const bringApp = await beforeHydration(page);
  await page.goto(paths.portfolio);
  await endLoadingScreen(page);
  const filters = page.getByRole('group', { name: 'Filter projects by category' }).getByRole('button');
  await filters.nth(1).click();
  await expect(filters.nth(1)).toHaveAttribute('aria-busy', 'true');
  bringApp();
  await expect(filters.nth(1)).toHaveAttribute('aria-pressed', 'true');
});
