import { samplePosts } from '#scripts/content/posts.ts';
import { paths } from '#src/paths.ts';
import { openPage } from '#tests/support/publicPages.ts';
import { expect, test } from '#tests/support/test.ts';

const article = samplePosts.find((post) => post.published);

test.use({ colorScheme: 'dark' });

test('an article prints dark on white from the dark scheme, without navigation, closing band and footer', async ({
  page,
}) => {
  await openPage(page, paths.article(article?.id ?? ''));
  await page.emulateMedia({ media: 'print' });
  const colors = await page.evaluate(() =>
    [...document.querySelectorAll('main h1, main p, main li')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).color),
  );
  expect(colors.length).toBeGreaterThan(10);
  expect(colors.filter((color) => lightness(color) > 0.5)).toEqual([]);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
});

/** From 0 for black to 1 for white, of a colour as `rgb(r, g, b)`. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / (3 * 255);
}
