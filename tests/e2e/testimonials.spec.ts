import { devices, type Page } from '@playwright/test';
import { testimonials } from '#src/content/testimonials.ts';
import { paths } from '#src/paths.ts';
import { openPage } from '#tests/support/publicPages.ts';
import { expect, test } from '#tests/support/test.ts';

const names = testimonials.map(({ name }) => name);
const [first = '', second = '', third = '', fourth = ''] = names;

/** Claims which testimonial the carousel shows: its slide, its dot and nobody else's words. */
async function expectShown(page: Page, name: string): Promise<void> {
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await expect(carousel.getByRole('figure')).toHaveCount(1);
  await expect(carousel.getByRole('figure')).toContainText(name);
  const place = names.indexOf(name) + 1;
  await expect(carousel.locator('[aria-current]')).toHaveAccessibleName(`Show testimonial ${place}`);
}

test('the buttons go through the four testimonials and wrap around at both ends', async ({ page }) => {
  await openPage(page, paths.testimonials);
  const next = page.getByRole('button', { name: 'Next testimonial' });
  const previous = page.getByRole('button', { name: 'Previous testimonial' });
  await expectShown(page, first);
  for (const name of [second, third, fourth, first]) {
    await next.click();
    await expectShown(page, name);
  }
  await previous.click();
  await expectShown(page, fourth);
  await previous.click();
  await expectShown(page, third);
});

test('each dot shows its testimonial, which is announced politely', async ({ page }) => {
  await openPage(page, paths.testimonials);
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await expect(carousel.getByRole('status')).toBeEmpty();
  await expect(carousel.getByRole('button', { name: /^Show testimonial/ })).toHaveCount(4);
  for (const [index, { name, content }] of [...testimonials.entries()].reverse()) {
    await page.getByRole('button', { name: `Show testimonial ${index + 1}` }).click();
    await expectShown(page, name);
    await expect(carousel.getByRole('status')).toContainText(content);
  }
});

test('the arrow keys turn the carousel', async ({ page }) => {
  await openPage(page, paths.testimonials);
  await page.getByRole('button', { name: 'Next testimonial' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, second);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, fourth);
});

test('a grid shows all four, each with person, firm and marks of five', async ({ page }) => {
  await openPage(page, paths.testimonials);
  const figures = page.getByRole('region', { name: 'All four' }).getByRole('figure');
  await expect(figures).toHaveCount(4);
  for (const [index, { name, company, position, content, rating }] of testimonials.entries()) {
    for (const words of [name, company, position, content]) {
      await expect(figures.nth(index)).toContainText(words);
    }
    await expect(figures.nth(index)).toContainText(`Rated ${rating} of 5`);
  }
});

for (const width of [320, 768, 1440]) {
  test(`the testimonials keep their height at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, paths.testimonials);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const atFirst = await height();
    for (const name of [second, third, fourth]) {
      await page.getByRole('button', { name: 'Next testimonial' }).click();
      await expectShown(page, name);
      expect(await height()).toBe(atFirst);
    }
  });
}

test.describe('on a touch screen', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  test('swiping turns the carousel, an unsteady tap does not', async ({ page, context }) => {
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
  });
});
