import type { Page } from '@playwright/test';
import { type Subject, subjects } from '#src/content/pictures.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { publicPages } from '#tests/support/pages/publicPages.ts';

const widths = [360, 768, 900, 1440, 1920];

test('no page crops the subject of a drawing, at any width', { tag: '@full' }, async ({ page }) => {
  const cropped = new Map<number, Set<string>>(widths.map((width) => [width, new Set()]));
  for (const path of Object.values(publicPages)) {
    await page.goto(path);
    for (const [width, names] of cropped) {
      await page.setViewportSize({ width, height: 900 });
      for (const { name, shown } of await drawings(page)) {
        if (shown[2] - shown[0] > 0.99 && shown[3] - shown[1] > 0.99) continue;
        names.add(name);
        // The layers of a drawing are cropped like the whole.
        const subject = subjects[name.replace(/^iso-.*/, 'iso')];
        expect(subject, `${name} is cropped on ${path} and has no subject`).toBeDefined();
        expect(
          cutOff(subject as Subject, shown),
          `${name} on ${path} at ${width} pixels shows ${shown.map((edge) => edge.toFixed(2))}`,
        ).toBeLessThan(0.005);
      }
    }
  }
  for (const [width, names] of cropped) expect(names.size, `${width} pixels`).toBeGreaterThan(5);
});

/** @returns each drawing that fills a frame of another ratio, with the part of it that is shown */
function drawings(page: Page): Promise<{ name: string; shown: Subject }[]> {
  return page.evaluate(() => {
    const images = [...document.querySelectorAll('img')].filter(
      (image) =>
        getComputedStyle(image).objectFit === 'cover' &&
        image.src.includes('/pics/') &&
        // Phones show the part that grows.
        !image.closest('[data-board]'),
    );
    return images.flatMap((image) => {
      const [width, height] = [image.clientWidth, image.clientHeight];
      if (width === 0) return [];
      const natural = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const part = [Math.min(1, width / height / natural), Math.min(1, natural / (width / height))];
      const start = getComputedStyle(image)
        .objectPosition.split(' ')
        .map((share, axis) => (Number.parseFloat(share) / 100) * (1 - (part[axis] ?? 1)));
      const [left = 0, top = 0] = start;
      return {
        name: /([\w-]+)\.svg$/.exec(image.src)?.[1] ?? image.src,
        shown: [left, top, left + (part[0] ?? 1), top + (part[1] ?? 1)] as const,
      };
    });
  });
}

/** @returns how far the subject extends beyond what is shown, as a share of the picture; 0 if all of it is visible */
function cutOff(subject: Subject, shown: Subject): number {
  return Math.max(
    0,
    shown[0] - subject[0],
    shown[1] - subject[1],
    subject[2] - shown[2],
    subject[3] - shown[3],
  );
}
