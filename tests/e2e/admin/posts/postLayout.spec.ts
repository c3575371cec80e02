import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const title = 'A title that is longer than one line of a phone allows for';

test('the list of posts shows every action on a tablet, and on a phone titles fill the width beside the badge', {
  tag: '@full',
}, async ({ admin: page, site }) => {
  await storeDocuments(site.origin, [aPost({ id: 'long', title, createdAt: new Date() })]);
  for (const width of [700, 768, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.adminBlog);
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  const card = page.getByRole('listitem').filter({ hasText: title });
  const badge = await card.getByText('Published', { exact: true }).boundingBox();
  const heading = await card.getByRole('link', { name: title, exact: true }).boundingBox();
  expect((badge?.x ?? 0) - (heading?.x ?? 0) - (heading?.width ?? 0)).toBeLessThan(48);
});
