import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

test('the table of contents of a legal page highlights the current section, even in a short window', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.termsOfService);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const current = contents.locator('a:target-current');
  await expect(current).toHaveText('Acceptance');
  await contents.getByRole('link', { name: 'Disclaimers' }).click();
  await expect(current).toHaveText('Disclaimers');
  await expect(current).toHaveCSS('font-weight', '600');
  await expect(contents).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(current).toHaveText('Acceptance');
  await page.setViewportSize({ width: 932, height: 360 });
  await contents.getByRole('link', { name: 'Intellectual property' }).click();
  await expect(current).toHaveText('Intellectual property');
});

test('with large text on a phone the table of the Privacy Policy can be scrolled by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, paths.privacyPolicy);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const table = page.getByRole('group', { name: 'Information in an inquiry' });
  await table.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
