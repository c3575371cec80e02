import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { openPage, startApp } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test.use({ expectedMessages: /A live read was refused/ });

test('a draft is published to a reader, who sees it change live, disappear when unpublished, and come back', async ({
  admin,
  visitor,
  site,
}) => {
  const draft = 'Four screens are enough';
  const content = '## Nine screens';
  await storeDocuments(site.origin, [
    aPost({ id: 'four', title: draft, content, published: false, createdAt: new Date() }),
  ]);
  await openPage(visitor, paths.blog);
  await admin.goto(paths.adminBlog);
  const row = admin.getByRole('row', { name: draft });
  await expect(row.getByText('Draft')).toBeVisible();
  await expect(visitor.getByRole('link', { name: draft })).toHaveCount(0);
  await savePost(admin, draft, () => admin.getByLabel('Publish immediately').check());
  await expect(row.getByText('Published')).toBeVisible();
  const opening = admin.waitForEvent('popup');
  await admin.getByRole('status').getByRole('button', { name: 'View' }).click();
  const article = await opening;
  await startApp(article);
  await expect(article.getByRole('complementary', { name: 'For the admin' })).toContainText('Published');
  await article.close();
  await visitor.getByRole('link', { name: draft }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: draft })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Nine screens' })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'For the admin' })).toHaveCount(0);

  const title = 'Three screens are enough';
  await savePost(admin, draft, () => admin.getByLabel('Title').fill(title));
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await savePost(admin, title, () => admin.getByLabel('Publish immediately').uncheck());
  await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await expect(visitor.getByText('The requested article could not be found.')).toBeVisible();
  await storeDocuments(site.origin, [aPost({ id: 'four', title: 'Here again' })]);
  await visitor.getByRole('button', { name: 'Reload' }).click();
  await startApp(visitor);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Here again' })).toBeVisible();
});

test('a post that was stored before a field existed is listed, opens for readers, and can be changed', {
  tag: '@full',
}, async ({ admin, visitor, site }) => {
  const title = 'Older than its tags';
  const { tags: _, ...fields } = aPost({ id: 'older', title, createdAt: new Date() }).fields;
  await storeDocuments(site.origin, [{ path: 'blogs/older', fields }]);
  await openPage(visitor, paths.blog);
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await admin.goto(paths.adminBlog);
  await savePost(admin, title, () => admin.getByLabel('Excerpt').fill('Tagged at last.'));
  await expect(visitor.getByText('Tagged at last.')).toBeVisible();
  await admin.getByRole('button', { name: `Edit ${title}` }).click();
  await admin.getByRole('button', { name: 'Versions' }).click();
  const versions = admin.getByRole('dialog', { name: 'Earlier Versions' });
  await expect(versions.getByRole('region', { name: 'Excerpt' })).toContainText('The excerpt of older.');
});

/** Opens a post in the dialog, changes it, saves it. */
async function savePost(admin: Page, title: string, change: () => Promise<void>): Promise<void> {
  await admin.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(admin.getByRole('dialog', { name: 'Edit Post' })).toBeVisible();
  await change();
  await admin.getByRole('button', { name: 'Update Post' }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();
}
