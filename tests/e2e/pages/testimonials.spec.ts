import { setTimeout } from 'node:timers/promises';
import { devices, type Page } from '@playwright/test';
import { testimonials } from '#src/content/testimonials.ts';
import { paths } from '#src/paths.ts';
import { watchShifts } from '#tests/e2e/support/layoutShifts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilIdle } from '#tests/e2e/support/untilIdle.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { forward } from '#tests/support/servers/forwarding.ts';
import { startServer } from '#tests/support/servers/testServer.ts';

const names = testimonials.map(({ name }) => name);
const [first = '', second = '', third = '', fourth = ''] = names;

/** Asserts which testimonial the carousel shows, by slide, dot and text. */
async function expectShown(page: Page, name: string): Promise<void> {
  const carousel = page.getByRole('region', { name: 'Testimonials', exact: true });
  await expect(carousel.getByRole('figure')).toHaveCount(1);
  await expect(carousel.getByRole('figure')).toContainText(name);
  const place = names.indexOf(name) + 1;
  await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName(`Show testimonial ${place}`);
}

for (const width of [320, 768, 1440]) {
  test(`the testimonials keep their height at ${width} pixels`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, paths.testimonials);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const atFirst = await height();
    for (const name of [second, third, fourth]) {
      await page.getByRole('button', { name: 'Next testimonial' }).click();
      await expectShown(page, name);
      await expect.poll(height).toBe(atFirst);
    }
  });
}

test('the first testimonial does not move while the others arrive', { tag: '@full' }, async ({
  page,
  site,
}) => {
  const slow = await startServer(async (request, response) => {
    if (request.url !== paths.testimonials) return forward(site.origin, request, response);
    const html = await (await fetch(site.origin + paths.testimonials)).text();
    const second = html.indexOf('2 of 4');
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, second));
    // Longer than a browser waits for more before it paints.
    await setTimeout(500);
    response.end(html.slice(second));
  });
  const shifts = await watchShifts(page);
  await page.goto(slow.origin + paths.testimonials);
  await untilIdle(page);
  expect(await shifts()).toEqual([]);
  await page.close();
  await slow.end();
});

test.describe('on a touch screen', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  test('swiping turns the carousel, but an unsteady tap or a mouse that selects text does not', {
    tag: '@full',
  }, async ({ page, context }) => {
    await openPage(page, paths.testimonials);
    const device = await context.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        device.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 400 }],
        });
      await touch('touchStart', from);
      await touch('touchMove', (from + to) / 2);
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    await swipe(300, 100);
    await expectShown(page, second);
    await swipe(100, 300);
    await expectShown(page, first);
    await swipe(100, 300);
    await expectShown(page, fourth);
    await swipe(200, 215);
    await expectShown(page, fourth);
    await page.mouse.move(300, 400);
    await page.mouse.down();
    await page.mouse.move(100, 400);
    await page.mouse.up();
    await expectShown(page, fourth);
  });
});
