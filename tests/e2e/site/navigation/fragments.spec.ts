import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { scrollTo, scrollTop } from '#tests/e2e/site/scrolling.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilIdle } from '#tests/e2e/support/untilIdle.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

/** A scroll position of the first page, which no link may restore. */
const farDown = 2200;

/** Follows a link without Playwright's own scrolling. */
function follow(page: Page, list: string, name: string): Promise<void> {
  return page
    .getByRole('navigation', { name: list })
    .getByRole('link', { name, exact: true })
    .dispatchEvent('click');
}

/** A section's distance from the top of the window. */
function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
}

/** Asserts that the section starts right below the navigation. */
async function expectInPlace(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(64);
  await expect.poll(() => topOf(page, id)).toBeLessThan(120);
}

test('after navigating from another page, the table of contents of a legal page links to its sections, and Back returns', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.home);
  await scrollTo(page, farDown);
  await follow(page, 'Legal', 'Terms of Service');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  await follow(page, 'Contents', 'Disclaimers');
  await expect(page).toHaveURL(/#disclaimers$/);
  await expectInPlace(page, 'disclaimers');
  await expect(page.locator('#disclaimers')).toBeFocused();
  await follow(page, 'Contents', 'Use of the site');
  await expectInPlace(page, 'use');
  await page.goBack();
  await expectInPlace(page, 'disclaimers');
  await page.goBack();
  await expect(page).toHaveURL(paths.termsOfService);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect.poll(() => scrollTop(page)).toBe(farDown);
});

test('the skip link skips the navigation on every page, each time it is used', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.home);
  await scrollTo(page, farDown);
  await follow(page, 'Main', 'Testimonials');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (let time = 0; time < 2; time += 1) {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await untilIdle(page);
    expect(await scrollTop(page)).toBeLessThan(200);
  }
});

test('the skip link keeps the filter of a list', { tag: '@full' }, async ({ page }) => {
  await openPage(page, `${paths.blog}?category=SEO`);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(`${paths.blog}?category=SEO#main`);
});
