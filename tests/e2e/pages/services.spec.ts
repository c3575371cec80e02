import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

test('the service under the pointer, or with focus in it, is highlighted', { tag: '@full' }, async ({
  page,
}) => {
  await openPage(page, paths.services);
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
