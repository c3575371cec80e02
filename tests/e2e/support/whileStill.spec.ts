import { expect, test } from './test.ts';
import { whileStill } from './whileStill.ts';

const html = `<style>@keyframes fade { from { opacity: 0.3 } } .late { animation: fade 0.5s }</style><p>Saved</p>`;

test('what begins to fade in while it is looked at counts as it is in the end', { tag: '@full' }, async ({
  page,
}) => {
  await page.setContent(html);
  const opacity = await whileStill(page, () =>
    page.locator('p').evaluate((text) => {
      text.classList.add('late');
      return getComputedStyle(text).opacity;
    }),
  );
  expect(opacity).toBe('1');
});
