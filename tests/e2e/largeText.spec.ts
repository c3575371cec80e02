import { paths } from '#src/paths.ts';
import { openPage } from '#tests/support/publicPages.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const percent of [150, 175, 200]) {
  test(`with text at ${percent} % nothing leaves a narrow screen, and the menu opens and closes`, async ({
    page,
  }) => {
    await openPage(page, paths.home);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, `${percent}%`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
