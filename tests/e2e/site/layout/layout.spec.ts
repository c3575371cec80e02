import { paths } from '#src/paths.ts';
import { scrollTo, scrollTop } from '#tests/e2e/site/scrolling.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('beyond 50 pixels the navigation is blurred and compact, at the top it is transparent', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.home);
  const bar = page.getByRole('banner').locator('> div');
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, backdropFilter } = getComputedStyle(element);
      const isBlurred = backdropFilter.startsWith('blur');
      return { isClear: /[,/] 0\)$/.test(backgroundColor), isBlurred, height: element.clientHeight };
    });
  const atTop = await look();
  expect(atTop).toMatchObject({ isClear: true, isBlurred: false });
  await scrollTo(page, 50);
  expect(await look()).toMatchObject({ isBlurred: false, height: atTop.height });
  await scrollTo(page, 51);
  await expect.poll(look).toMatchObject({ isClear: false, isBlurred: true });
  await expect.poll(async () => (await look()).height).toBeLessThan(atTop.height - 8);
  await scrollTo(page, 0);
  await expect.poll(look).toEqual(atTop);
});

test('beyond 300 pixels a button scrolls smoothly back to the top, by keyboard too', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.home);
  const button = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await scrollTo(page, 2000);
  const passed = await page.evaluateHandle(() => {
    const heights: number[] = [];
    addEventListener('scroll', () => heights.push(scrollY));
    return heights;
  });
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const heights = await passed.jsonValue();
  expect(heights.filter((height) => height > 0 && height < 2000)).not.toEqual([]);
  await expect(button).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

for (const width of [360, 768, 1440]) {
  test(`at ${width} pixels the button to the top covers nothing at the end of the page`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, paths.about);
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toBeVisible();
    const covered = await button.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const texts = document.createTreeWalker(
        document.querySelector('footer') as Element,
        NodeFilter.SHOW_TEXT,
      );
      const found: (string | null)[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isCovered = [...range.getClientRects()].some(
          (box) =>
            box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top,
        );
        if (isCovered) found.push(texts.currentNode.textContent);
      }
      return found;
    });
    expect(covered).toEqual([]);
  });
}
