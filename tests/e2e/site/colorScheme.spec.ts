import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

const grounds = { light: 'rgb(244, 241, 234)', dark: 'rgb(12, 17, 27)' };

/** Asserts the page's color scheme, by its background and the browser's own controls. */
async function expectScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', grounds[scheme]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
}

/** Records all schemes since the first element, to detect a flash. */
async function watchSchemes(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.addInitScript(() => {
    const schemes: (string | null)[] = [];
    Object.assign(window, { schemes });
    new MutationObserver(() => {
      if (!document.getElementById('root')) return;
      const scheme = document.documentElement.getAttribute('data-color-scheme');
      if (schemes.at(-1) !== scheme) schemes.push(scheme);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'schemes') as (string | null)[]);
}

test('the colors follow the system until the switch overrides it, on later pages and visits too', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, paths.home);
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expectScheme(page, 'dark');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expectScheme(page, 'dark');
  const later = await context.newPage();
  await openPage(later, paths.contact);
  await expectScheme(later, 'dark');
  await later.getByRole('button', { name: 'Switch to light mode' }).click();
  await later.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(later, 'light');
  await expectScheme(page, 'light');
});

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`the colors of a ${system} system, or of the ${chosen} scheme chosen instead, apply from the first element on`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    const schemes = await watchSchemes(page);
    await openPage(page, paths.home);
    expect(await schemes()).toEqual([system]);
    await page.getByRole('button', { name: `Switch to ${chosen} mode` }).click();
    await openPage(page, paths.home);
    expect(await schemes()).toEqual([chosen]);
  });
}

test('the colors of a dark system apply from the first element on, with storage blocked', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  const schemes = await watchSchemes(page);
  await openPage(page, paths.home);
  expect(await schemes()).toEqual(['dark']);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tapped button does not keep the border it has under a pointer', { tag: '@full' }, async ({
    page,
  }) => {
    await openPage(page, paths.home);
    await page.getByRole('button', { name: 'Switch to dark mode' }).tap();
    await expectScheme(page, 'dark');
    const tapped = page.getByRole('button', { name: 'Switch to light mode' });
    // A tap leaves the button hovered, until the mouse that started the app is noticed elsewhere.
    await tapped.hover();
    expect(await tapped.evaluate((button) => button.matches(':hover'))).toBe(true);
    await expect(tapped).toHaveCSS('border-color', 'rgba(0, 0, 0, 0)');
  });
});
