import type { Locator, Page } from '@playwright/test';
import { hero, progressChart } from '#src/content/home.ts';
import { board, homeProcess } from '#src/content/process.ts';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage, startApp } from '#tests/support/pages/publicPages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await openPage(page, paths.home);
});

test('the line of the chart is complete once the chart is in view, and always with reduced motion', {
  tag: '@full',
}, async ({ page }) => {
  const line = page.getByRole('img', { name: progressChart.label }).locator('[data-line]');
  const isComplete = () =>
    line.evaluate((path) => {
      const { strokeDasharray, strokeDashoffset } = getComputedStyle(path);
      return strokeDasharray === 'none' || Number.parseFloat(strokeDashoffset) === 0;
    });
  expect(await isComplete()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await isComplete()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await line.evaluate((path) =>
    path.closest('figure')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect.poll(isComplete).toBe(true);
});

test('the process stays in the window while the visitor scrolls through its weeks, and is an ordinary chart with reduced motion', {
  tag: '@full',
}, async ({ page }) => {
  const last = page.locator(`[style*="--week"]:has(> img[src="${board.pictures.at(-1)}"])`);
  const uncovered = () =>
    last.evaluate(
      (box: HTMLElement) => 1 + new DOMMatrix(getComputedStyle(box).transform).f / box.offsetHeight,
    );
  const scrollThrough = (share: number) =>
    page.locator('[data-track]').evaluate((track, share) => {
      const { top, height } = track.getBoundingClientRect();
      scrollBy({ top: top - 64 + share * (height + 64 - innerHeight), behavior: 'instant' });
    }, share);
  for (const [share, seen] of [
    [0.5, 0],
    [1, 1],
  ] as const) {
    await scrollThrough(share);
    await expect.poll(uncovered).toBe(seen);
    for (const { text } of homeProcess.steps) await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
    const drawings = page.locator('[data-board]', { has: page.getByRole('img', { name: board.alt }) });
    await expect(drawings).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(last).toBeHidden();
  const chart = await page.locator('[data-track]').boundingBox();
  expect(chart?.height).toBeLessThan(900);
});

test('the first screen shows two calls to action and the figure before and after on a phone, a tablet and a desktop', {
  tag: '@full',
}, async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const figure = firstFigure(page);
    await expect(figure.getByText(hero.change.before)).toBeInViewport({ ratio: 1 });
    await expect(figure.getByText(hero.change.after)).toBeInViewport({ ratio: 1 });
    for (const { label } of hero.actions)
      await expect(page.getByRole('main').getByRole('link', { name: label })).toBeInViewport({ ratio: 1 });
  }
});

test('the line is drawn in front of the loading screen and ends behind the navigation', {
  tag: '@full',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // An animation that has ended cannot be moved back.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(paths.home);
  const level = () => drawing(page).evaluate((svg) => Number(getComputedStyle(svg).zIndex) || 0);
  const pause = (time: number) =>
    drawing(page).evaluate((svg, currentTime) => {
      for (const animation of svg.getAnimations()) {
        animation.pause();
        animation.currentTime = currentTime;
      }
    }, time);
  await pause(500);
  const loading = page.getByText(`Loading ${site.name}`).locator('xpath=ancestor::*[@role="status"]');
  const screen = await loading.evaluate((element) => Number(getComputedStyle(element).zIndex));
  expect(await level()).toBeGreaterThan(screen);
  // The loading screen ends here, on a clock of its own.
  await pause(1000);
  expect(await level()).toBeGreaterThan(screen);
  await pause(1100);
  expect(await level()).toBe(0);
});

test('the figure in the first screen is that of the week under the mouse, and of the last week once the mouse is gone', {
  tag: '@full',
}, async ({ page }) => {
  const figure = firstFigure(page);
  await startApp(page);
  const week = await figure.getByText('Week 4').boundingBox();
  if (!week) throw new Error('The axis has no week 4.');
  await page.mouse.move(week.x, week.y);
  await expect(figure.getByText('25%')).toBeVisible();
  await expect(figure).toContainText(`${hero.change.elapsed[4]} ${hero.change.label}`);
  const dot = () =>
    figure.locator('[data-dot]').evaluate((path) => {
      const { left, right } = path.getBoundingClientRect();
      return (left + right) / 2;
    });
  await expect.poll(async () => Math.abs((await dot()) - week.x)).toBeLessThan(8);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(figure.getByText(hero.change.after)).toBeVisible();
});

test('the keyboard chooses the week of the figure in the first screen', { tag: '@full' }, async ({
  page,
}) => {
  const figure = firstFigure(page);
  await startApp(page);
  const slider = figure.getByRole('slider', { name: 'Week' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(figure.getByText(hero.change.before)).toHaveCount(2);
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    `31% ${hero.change.elapsed[0]} ${hero.change.label}`,
  );
  await page.keyboard.press('Tab');
  await expect(figure.getByText(hero.change.after)).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on the line in the first screen chooses a week', { tag: '@full' }, async ({ page }) => {
    const figure = firstFigure(page);
    await startApp(page);
    const slider = figure.getByRole('slider', { name: 'Week' });
    const { width = 0 } = (await slider.boundingBox()) ?? {};
    await slider.tap({ position: { x: width / 2, y: 40 } });
    await expect(figure.getByText('29%')).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the line is there from the start', { tag: '@full' }, async ({ page }) => {
    await expect(drawing(page)).toHaveCSS('clip-path', 'none');
  });
});

function drawing(page: Page) {
  return firstFigure(page).locator('svg');
}

function firstFigure(page: Page): Locator {
  return page.getByRole('figure').filter({ hasText: hero.change.label });
}
