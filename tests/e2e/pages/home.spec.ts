import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await openPage(page, paths.home);
});

test('the hero offers its two ways on without scrolling, the page ends with a third', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Start a project' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'See the work' })).toBeInViewport();
  const last = page.getByRole('main').getByRole('link').last();
  await expect(last).toHaveAttribute('href', paths.contact);
});
