import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { mainLinks } from '#src/publicPages.ts';
import { scrollTo } from '#tests/e2e/site/scrolling.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await openPage(page, paths.about);
});

test('on a narrow screen the links are in a menu, which opens by keyboard, traps focus and closes by button or Escape', async ({
  page,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const button = page.getByRole('button', { name: 'Open menu' });
  await expect(navigation).toBeHidden();
  await button.press('Enter');
  const cross = page.getByRole('button', { name: 'Close menu' });
  await expect(cross).toBeFocused();
  await expect(navigation.getByRole('link')).toHaveText(mainLinks.map(({ label }) => label));
  await expect(navigation.locator('[aria-current=page]')).toHaveText('About');
  expect(await undeclaredVariables(page)).toEqual([]);
  // Hidden right after the menu's first frame.
  await expect(page.locator('main')).toBeHidden();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await cross.click();
  await expect(navigation).toBeHidden();
  await expect(button).toBeFocused();
});

test('choosing a link closes the menu and opens its page, even the current one, and Back returns', {
  tag: '@full',
}, async ({ page }) => {
  const menu = page.getByRole('dialog');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name }).click();
    await expect(menu).toBeHidden();
  };
  await choose('About');
  await expect(page).toHaveURL(paths.about);
  await choose('Portfolio');
  await expect(page).toHaveURL(paths.portfolio);
  await expect(page.getByRole('heading', { level: 1, name: 'Before and after.' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
  await expect(menu).toBeHidden();
  await choose('Get Started');
  await expect(page).toHaveURL(paths.contact);
});

for (const [device, width] of [
  ['phone', 390],
  ['tablet', 768],
] as const) {
  test(`on a ${device} the close button is where the menu button was, at the top and further down`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const height of [0, 600]) {
      await scrollTo(page, height);
      const button = page.getByRole('button', { name: 'Open menu' });
      await expect.poll(async () => (await button.boundingBox())?.y).toBe(height ? 10 : 22);
      const place = await button.boundingBox();
      await button.click();
      const cross = page.getByRole('button', { name: 'Close menu' });
      await expect.poll(() => cross.boundingBox()).toEqual(place);
      await cross.click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

test('the browser’s Back closes the menu and leaves the page, as it does without a script', {
  tag: '@full',
}, async ({ page }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  // The URL changes before the page is shown.
  await expect(page).toHaveTitle(/^Services/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('rotating a tablet with the menu open shows the page, and every control works', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(paths.portfolio);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Theme variables that a style uses but the page does not declare: pages declare only those they used when built. */
function undeclaredVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const used = rules.flatMap((rule) => rule.cssText.match(/(?<=var\()--mui-[\w-]+/g) ?? []);
    const root = getComputedStyle(document.documentElement);
    return [...new Set(used)].filter((name) => root.getPropertyValue(name) === '');
  });
}
