import { paths } from '#src/paths.ts';
import { openPage } from '#tests/support/publicPages.ts';
import { expect, test } from '#tests/support/test.ts';

test('about tells mission, vision, process, six years, three values and the claims', async ({ page }) => {
  await openPage(page, paths.about);
  const block = (name: string) => page.getByRole('region', { name, exact: true });
  const titles = (name: string) => block(name).getByRole('heading', { level: 3 });
  await expect(block('Mission').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vision' })).toBeVisible();
  await expect(titles('Process')).toHaveText(['Discover', 'Design', 'Develop', 'Launch']);
  await expect(titles('Values')).toHaveCount(3);
  const years = block('2019 to 2024').getByRole('listitem');
  await expect(years).toHaveText([/2019/, /2020/, /2021/, /2022/, /2023/, /2024/]);
  await expect(block('Since 2019')).toContainText(/4-6\s*weeks.*average timeline/s);
  await expect(block('Since 2019').getByRole('definition')).toHaveText(['100%', '24/7']);
});
