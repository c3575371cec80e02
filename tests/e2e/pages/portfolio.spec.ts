import { devices, type Locator, type Page } from '@playwright/test';
import { projectCategories, projects } from '#src/content/projects.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

/** How far the technologies of a card lie below the picture's lower edge: 0 when they show, their height when not. */
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

function projectsIn(category: string) {
  return projects.filter((project) => project.category === category);
}

/** The grid columns of the visible cards, in order. */
function columns(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((items) => items.map((item) => getComputedStyle(item).gridColumn));
}

const pattern = ['1 / -1', '1 / 6', '6 / -1', '1 / 8', '8 / -1', '1 / -1', '1 / 6', '6 / -1'];

test('a filter narrows the portfolio and says how many there are; its layout starts again, or is a pair', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, paths.portfolio);
  expect(await columns(page)).toEqual(projects.map((_, index) => pattern[index % pattern.length]));
  for (const category of projectCategories) {
    const hits = projectsIn(category);
    await page.getByRole('button', { name: category }).click();
    const count = `${hits.length} of ${projects.length} projects`;
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
    await expect(cards(page).getByRole('heading')).toHaveText(hits.map(({ title }) => title));
    const first = hits.length === 2 ? 3 : 0;
    expect(await columns(page)).toEqual(pattern.slice(first, first + hits.length));
  }
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
