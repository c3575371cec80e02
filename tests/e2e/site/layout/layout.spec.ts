import { paths } from '#src/paths.ts';
import { scrollTo, scrollTop } from '#tests/e2e/site/scrolling.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage, publicPages } from '#tests/support/pages/publicPages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('beyond 50 pixels the navigation is blurred and compact; at the top it is transparent', {
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
  await expect(page.getByRole('main').getByRole('slider')).toBeFocused();
});

for (const width of [320, 390, 768, 1100, 1440]) {
  test(`at ${width} pixels Back to top is inside the navigation, beside its neighbors`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, paths.about);
    await scrollTo(page, 900);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: 'Back to top' })).toBeVisible();
    const crossing = await bar.evaluate((element) => {
      const top = element.querySelector('[data-top]')?.getBoundingClientRect() as DOMRect;
      const others = [...element.querySelectorAll(':is(a, button):not([data-top])')].filter((control) =>
        control.checkVisibility(),
      );
      return others
        .map((control) => [control.textContent, control.getBoundingClientRect()] as const)
        .filter(([, box]) => box.left < top.right - 1 && box.right > top.left + 1)
        .map(([text]) => text);
    });
    expect(crossing).toEqual([]);
  });
}

const onBand = 'rgb(241, 237, 228)';

for (const scheme of ['light', 'dark'] as const) {
  test(`in the ${scheme} scheme the navigation takes the colors of the band below it`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openPage(page, paths.home);
    const color = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).color);
    const atTop = await color();
    const band = page.getByRole('region', { name: 'Since 2019' });
    const top = await band.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await scrollTo(page, Math.ceil(top));
    await expect.poll(color).toBe(onBand);
    const { height } = (await band.boundingBox()) ?? { height: 0 };
    await scrollTo(page, Math.ceil(top + height));
    await expect.poll(color).toBe(atTop);
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    await expect.poll(color).toBe(onBand);
  });
}

test('at the end of every page the navigation has the colors of its last band', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of Object.values(publicPages)) {
    await openPage(page, path);
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    await expect
      .poll(() => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).color), { message: path })
      .toBe(onBand);
  }
});
