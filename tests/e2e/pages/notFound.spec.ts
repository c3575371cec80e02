import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** The browser itself reports the status of the document. */
test.use({ expectedMessages: /status of 404/ });

test('an unknown URL returns status 404, the router’s wording and a link home', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('404 Not Found');
  await expect(page).toHaveTitle(/^404 Not Found/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
});
