import { expect, test } from './test.ts';
import { whenStable } from './whenStable.ts';

const html = `<style>@keyframes fade { from { opacity: 0.3 } } .late { animation: fade 0.5s }</style><p>Saved</p>`;

test('an element that starts to fade in during the check is measured in its final state', {
  tag: '@full',
}, async ({ page }) => {
  await page.setContent(html);
  const opacity = await whenStable(page, () =>
    page.locator('p').evaluate((text) => {
      text.classList.add('late');
      return getComputedStyle(text).opacity;
    }),
  );
  expect(opacity).toBe('1');
});
