import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { paths } from '#src/paths.ts';
import { editDialog, postRow } from '#tests/e2e/admin/postList.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { postsNumbered } from '#tests/support/records/aPost.ts';
import {
  clearDocuments,
  resetStatistics,
  statistics,
  storeDocuments,
} from '#tests/support/servers/embeddedFirebase.ts';

const { title, category, author, excerpt } = newestPost;

test('every post is listed with its details, drafts included, and can be filtered and searched', async ({
  admin,
}) => {
  await admin.goto(paths.adminBlog);
  await expect(admin.getByRole('heading', { name: 'All Blog Posts (14)' })).toBeVisible();
  const row = postRow(admin, title);
  for (const text of ['Published', category, author, 'min read', '6/13/2024, ']) {
    await expect(row).toContainText(text);
  }
  await admin.getByLabel('Status').selectOption('Draft');
  await expect(admin.getByText('1–2 of 2')).toBeVisible();
  await admin.getByLabel('Status').selectOption('All Statuses');
  await expect(admin.getByText('1–12 of 14')).toBeVisible();
  await admin.getByLabel('Category').selectOption('UI/UX Design');
  await expect(postRow(admin, title)).toHaveCount(0);
  await admin.getByLabel('Category').selectOption('All Categories');
  // The oldest post is on the second page: the search continues until it finds it.
  const oldest = samplePosts.filter(({ published }) => published).at(-1)?.title ?? '';
  await admin.getByRole('searchbox', { name: 'Search posts' }).fill(oldest.toUpperCase());
  await expect(postRow(admin, oldest)).toBeVisible();
});

test('the tooltip of a row does not intercept a click on the row below', { tag: '@full' }, async ({
  admin,
}) => {
  await admin.goto(paths.adminBlog);
  const buttons = admin.getByRole('button', { name: /^Edit / });
  await buttons.first().hover();
  await expect(admin.getByRole('tooltip')).toBeVisible();
  const from = await buttons.first().boundingBox();
  const to = await buttons.nth(1).boundingBox();
  if (!from || !to) throw new Error('There are no two rows');
  // As fast as a hand moves, so that the pointer crosses the tooltip before it closes.
  for (let y = from.y + from.height / 2; y <= to.y + to.height / 2; y += 4) {
    await admin.mouse.move(from.x + from.width / 2, y);
    await admin.waitForTimeout(16);
  }
  await admin.mouse.down();
  await admin.mouse.up();
  await expect(editDialog(admin)).toBeVisible();
});

test('the list of an empty blog suggests creating the first post', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await clearDocuments(site.origin);
  await admin.goto(paths.adminBlog);
  await expect(admin.getByText('No blog posts found. Create your first post!')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'All Blog Posts (0)' })).toBeVisible();
});

test('arrow keys move through the whole grid, and Enter opens the focused post', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(paths.adminBlog);
  const row = postRow(admin, title);
  const cell = (field: string) => row.locator(`[data-field="${field}"]`);
  await row.getByRole('button', { name: title, exact: true }).focus();
  await admin.keyboard.press('ArrowRight');
  await expect(cell('published')).toBeFocused();
  await admin.keyboard.press('ArrowLeft');
  await expect(row.getByRole('button', { name: title, exact: true })).toBeFocused();
  await admin.keyboard.press('ArrowDown');
  await expect(row.getByRole('button', { name: title, exact: true })).not.toBeFocused();
  await admin.keyboard.press('ArrowUp');
  await admin.keyboard.press('End');
  await expect(row.getByRole('link', { name: `View ${title}` })).toBeFocused();
  await admin.keyboard.press('ArrowLeft');
  await expect(cell('createdAt')).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(editDialog(admin)).toBeVisible();
});

test('pages end at the oldest post, and the order can be reversed', {
  tag: '@full',
}, async ({ admin, site }) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, postsNumbered(24));
  await admin.goto(paths.adminBlog);
  await expect(postRow(admin, 'Post 01')).toBeVisible();
  await expect(admin.getByText('1–12 of 24')).toBeVisible();
  await admin.getByRole('button', { name: 'Older', exact: true }).click();
  await expect(admin.getByText('13–24 of 24')).toBeVisible();
  await expect(postRow(admin, 'Post 24')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Older', exact: true })).toBeDisabled();
  await admin.getByRole('button', { name: 'Newer', exact: true }).click();
  await expect(postRow(admin, 'Post 01')).toBeVisible();

  await admin.getByRole('columnheader', { name: 'Date' }).click();
  await expect(admin).toHaveURL(/\?order=asc$/);
  await expect(admin.getByRole('row').nth(1)).toContainText('Post 24');
  await expect(postRow(admin, 'Post 01')).toHaveCount(0);
});

test('blog management reads one page of posts, and none to count them', { tag: '@full' }, async ({
  isolatedSite: { origin },
  openBrowser,
}) => {
  const page = await openBrowser({ baseURL: origin });
  await storeDocuments(origin, postsNumbered(300));
  await signIn(page, demoAdmin);
  // The dashboard reads first; that does not count.
  await expect(page.getByText('1–12 of 25')).toBeVisible();
  await resetStatistics(origin);
  await page.getByRole('link', { name: 'Manage Blog' }).click();
  await expect(page.getByText('1–12 of 314')).toBeVisible();
  // One extra row shows whether there is another page.
  await expect.poll(async () => (await statistics(origin)).documentsRead).toBe(13);
  await page.getByRole('button', { name: 'Older', exact: true }).click();
  await expect(page.getByText('13–24 of 314')).toBeVisible();
  expect((await statistics(origin)).documentsRead).toBe(26);
});

test('on a phone posts are cards, each with its details and actions', { tag: '@full' }, async ({
  openBrowser,
  adminState,
}) => {
  const page = await openBrowser({ storageState: adminState, viewport: { width: 360, height: 740 } });
  await page.goto(paths.adminBlog);
  const cards = page.getByRole('list', { name: 'All Blog Posts' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const card = cards.filter({ has: page.getByRole('button', { name: title, exact: true }) });
  for (const text of ['Published', excerpt, 'min read']) await expect(card).toContainText(text);
  await expect(card.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
