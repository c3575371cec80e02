import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';

for (const [place, path, button] of [
  ['contact form', paths.contact, 'Send Message'],
  ['grid and editor', `${paths.adminBlog}?post=new`, 'Create Post'],
] as const) {
  test(`no text of the ${place} is set with contextual ligatures, which draw "!!!" as "!!1"`, {
    tag: '@full',
  }, async ({ admin }) => {
    await admin.goto(path);
    await expect(admin.getByRole('button', { name: button })).toBeVisible();
    const others = await admin.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).fontVariantLigatures !== 'no-contextual')
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(others).toEqual([]);
    const width = (text: string) =>
      admin.evaluate((content) => {
        const span = document.body.appendChild(document.createElement('span'));
        span.textContent = content;
        const { width: measured } = span.getBoundingClientRect();
        span.remove();
        return Math.round(measured * 10);
      }, text);
    expect(await width('!!!')).toBeLessThan(await width('!!1'));
  });
}
