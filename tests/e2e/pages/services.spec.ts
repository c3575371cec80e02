import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, paths.services);
});

test('the service under the pointer, or with the focus in it, is highlighted', { tag: '@full' }, async ({
  page,
}) => {
  const row = page.getByRole('article').nth(1);
  const button = row.getByRole('button', { name: 'Learn More about App Development' });
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await row.getByRole('heading').hover();
  await expect.poll(ground).toBe('rgb(18, 24, 38)');
  await page.mouse.move(0, 0);
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await button.focus();
  await expect.poll(ground).toBe('rgb(18, 24, 38)');
});

test('a link to a service scrolls to it, clear of the navigation', { tag: '@full' }, async ({ page }) => {
  const index = page.getByRole('navigation', { name: 'Services on this page' });
  await index.getByRole('link', { name: 'Smart Branding' }).click();
  await expect(page).toHaveURL(/#smart-branding$/);
  const top = () =>
    page.locator('#smart-branding').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(64);
  await expect.poll(top).toBeLessThan(120);
});
