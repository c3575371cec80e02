import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const title = 'A title that is longer than one line of a phone allows for';

test('the list of posts shows full titles and every action on a tablet, and on a phone titles fill the width beside the badge', {
  tag: '@full',
}, async ({ openBrowser, adminState, site }) => {
  const page = await openBrowser({ storageState: adminState, hasTouch: true });
  await storeDocuments(site.origin, [aPost({ id: 'long', title, createdAt: new Date() })]);
  for (const width of [700, 768, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.adminBlog);
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeInViewport({ ratio: 1 });
    const link = page.getByRole('button', { name: title, exact: true });
    const hidden = () => link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(hidden).toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  const card = page.getByRole('listitem').filter({ hasText: title });
  const badge = await card.getByText('Published', { exact: true }).boundingBox();
  const heading = await card.getByRole('button', { name: title, exact: true }).boundingBox();
  expect((badge?.x ?? 0) - (heading?.x ?? 0) - (heading?.width ?? 0)).toBeLessThan(48);
});

test('on a phone with text at 200% every field of the post form is fully visible', { tag: '@full' }, async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.adminBlog}?post=new`);
  await page.getByLabel('Title').waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const field of ['Title', 'Author', 'Tags']) {
    await page.getByLabel(field).scrollIntoViewIfNeeded();
    await expect(page.getByLabel(field)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Create Post' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeInViewport({ ratio: 1 });
});

test('on a phone the examples of the formatting guide keep their line breaks', { tag: '@full' }, async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.adminBlog}?post=new`);
  await page.getByRole('button', { name: 'Formatting Guide' }).click();
  const examples = page.getByRole('dialog', { name: 'Formatting Guide' }).locator('code');
  const broken = await examples.evaluateAll((all) =>
    all
      .map((example) => ({
        text: example.textContent ?? '',
        shownLines: new Set(Array.from(example.getClientRects(), ({ top }) => Math.round(top))).size,
      }))
      .filter(({ text, shownLines }) => shownLines > text.split('\n').length)
      .map(({ text }) => text),
  );
  expect(broken).toEqual([]);
});
