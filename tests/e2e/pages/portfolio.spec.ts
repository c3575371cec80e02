import { devices, type Locator, type Page } from '@playwright/test';
import { portfolio, projects } from '#src/content/projects.ts';
import { paths } from '#src/paths.ts';
import { scrollTop } from '#tests/e2e/site/scrolling.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { isHydrated, openPage } from '#tests/support/pages/publicPages.ts';

/** How far a card's technologies are below the image's lower edge: 0 if visible, their height if not. */
function hiddenBy(card: Locator): Promise<number> {
  return card.evaluate((element) => {
    const bottomOf = (selector: string) =>
      element.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    return Math.round(bottomOf('[data-technologies]') - bottomOf('[data-picture]'));
  });
}

function cards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

const patterns = {
  1440: ['1 / -1', '1 / 6', '6 / -1', '1 / 8', '8 / -1', '1 / -1', '1 / 6', '6 / -1'],
  700: ['1 / -1', '1 / 3', '3 / 5', '1 / 3', '3 / 5', '1 / -1', '1 / 3', '3 / 5'],
};

for (const [width, pattern] of Object.entries(patterns)) {
  test(`at ${width} pixels, the layout repeats, and two projects form a pair`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await openPage(page, paths.portfolio);
    /** The grid columns for this many cards. */
    const columnsOf = (count: number) =>
      cards(page)
        .first()
        .evaluate((first, shown) => {
          const list = first.parentElement;
          const items = Array.from({ length: shown }, () => first.cloneNode(true) as HTMLElement);
          list?.replaceChildren(...items);
          return items.map((item) => getComputedStyle(item).gridColumn);
        }, count);
    await expect.poll(() => isHydrated(cards(page).first())).toBe(true);
    for (const count of [1, 3, 8, 9])
      expect(await columnsOf(count)).toEqual([...pattern, ...pattern].slice(0, count));
    expect(await columnsOf(2)).toEqual(pattern.slice(3, 5));
  });
}

test('a filter clicked at the edge of the window scrolls its row, not the page', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, paths.portfolio);
  const row = page.getByRole('group', { name: portfolio.filter.label });
  const last = row.getByRole('button').last();
  const scrollLeft = () => row.evaluate((element) => element.scrollLeft);
  await row.evaluate((element) => {
    element.scrollLeft = element.scrollWidth - element.clientWidth - 100;
  });
  const { x, y, height } = (await last.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.setViewportSize({ width: 390, height: Math.ceil(y + height) + 10 });
  const before = await scrollLeft();
  await page.mouse.click(x + 10, y + 10);
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  // One call scrolls both, so that by this point the page has moved too, if at all.
  await expect.poll(scrollLeft).toBeGreaterThan(before);
  expect(await scrollTop(page)).toBe(0);
});

test('at most three technologies of a project appear on hover and on focus', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.portfolio);
  for (const [index, card] of (await cards(page).all()).entries()) {
    const all = projects[index]?.technologies.length ?? 0;
    const shown = card.getByRole('list', { name: 'Technologies' }).getByRole('listitem');
    expect(await shown.count()).toBe(Math.min(all, 3));
  }
  const card = cards(page).first();
  expect(await hiddenBy(card)).toBeGreaterThan(20);
  await card.hover();
  await expect.poll(() => hiddenBy(card)).toBe(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => hiddenBy(card)).toBeGreaterThan(20);
  await card.getByRole('link').focus();
  await expect.poll(() => hiddenBy(card)).toBe(0);
});

test.describe('on a touch screen', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  test('the technologies always show', { tag: '@full' }, async ({ page }) => {
    await openPage(page, paths.portfolio);
    expect(await hiddenBy(cards(page).first())).toBe(0);
  });
});

test('in high contrast the chosen category is outlined', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, paths.portfolio);
  const filter = page.getByRole('group', { name: portfolio.filter.label });
  await expect(filter.getByRole('button', { pressed: true })).toHaveCSS('outline-style', 'solid');
  await expect(filter.getByRole('button', { pressed: false }).first()).toHaveCSS('outline-style', 'none');
});
