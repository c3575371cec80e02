import { getContrastRatio } from '@mui/material/styles';
import type { Page } from '@playwright/test';
import { faq } from '#src/content/contact.ts';
import { site } from '#src/content/site.ts';
import { testimonials } from '#src/content/testimonials.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { newestPost, publicPages } from '#tests/support/pages/publicPages.ts';

/** A4 in CSS pixels. */
const portrait = { width: 794, height: 1123 };
const landscape = { width: 1123, height: 794 };

test.use({ colorScheme: 'dark', viewport: portrait });

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} prints dark on white from the dark scheme, without navigation, buttons, closing call to action or footer`, {
    tag: '@full',
  }, async ({ page }) => {
    await openForPrint(page, path);
    await expect(page.getByText(`Loading ${site.name}`)).toBeHidden();
    for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
    await expect(closingWave(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // Field labels change color in a transition.
    await expect.poll(() => paleTexts(page)).toEqual([]);
    await page.setViewportSize(landscape);
    await expect.poll(() => paleTexts(page)).toEqual([]);
  });
}

test('every FAQ answer is printed', { tag: '@full' }, async ({ page }) => {
  await openForPrint(page, paths.contact);
  for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
});

test('every testimonial is printed, once', { tag: '@full' }, async ({ page }) => {
  await openForPrint(page, paths.testimonials);
  for (const { content } of testimonials)
    await expect(page.getByText(content).filter({ visible: true })).toHaveCount(1);
});

test('an article prints the bullets of its lists and the mark of each section', { tag: '@full' }, async ({
  page,
}) => {
  await openForPrint(page, paths.article(newestPost.id));
  const main = page.getByRole('main');
  const marks = main.locator('ul > li:not(:has(*)), section div[aria-hidden]:not(:has(*))');
  const borders = await marks.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element, '::before').borderTopWidth),
  );
  expect(new Set(borders)).toEqual(new Set(['2px', '4px']));
});

test('an article prints code lines without cutting them off', { tag: '@full' }, async ({ page }) => {
  await openForPrint(page, paths.article('a-model-small-enough-to-keep-in-the-building'));
  const overflow = await page
    .locator('main pre')
    .evaluateAll((blocks) => blocks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(overflow.length).toBeGreaterThan(0);
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
});

/** The wave that ends the closing band. */
function closingWave(page: Page) {
  return page.locator('main svg:has(use)');
}

async function openForPrint(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

/** Texts that are hard to read on white paper, without their backgrounds, which browsers do not print. */
async function paleTexts(page: Page): Promise<string[]> {
  const texts = await page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: { text: string; color: string }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      // Only for screen readers.
      if (parent.getBoundingClientRect().width <= 1) continue;
      const { color, fill } = getComputedStyle(parent);
      found.push({ text, color: parent instanceof SVGElement ? fill : color });
    }
    return found;
  });
  expect(texts.length).toBeGreaterThan(3);
  return texts
    .filter(({ color }) => getContrastRatio(hex(color), '#ffffff') < 4.5)
    .map(({ text, color }) => `${text.slice(0, 40)} ${color}`);
}

/** A computed color, `rgb(r, g, b)`, as #rrggbb. */
function hex(color: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
