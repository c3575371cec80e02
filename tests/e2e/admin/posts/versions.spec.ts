import type { Locator, Page } from '@playwright/test';
import { postMessages } from '#src/features/posts/messages.ts';
import { paths } from '#src/paths.ts';
import { openPost, postRow } from '#tests/e2e/admin/postList.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const title = 'As it began';

test('a replaced version is restored through the form, and a deleted post as it was', {
  tag: '@full',
}, async ({ admin, visitor, site }) => {
  await storeDocuments(site.origin, [aPost({ id: 'returning', title, createdAt: new Date() })]);
  await admin.goto(paths.adminBlog);
  await openPost(admin, title);
  await admin.getByLabel('Title').fill('As it went on');
  await admin.getByRole('button', { name: 'Update Post' }).click();
  await expect(postRow(admin, 'As it went on')).toBeVisible();

  await openPost(admin, 'As it went on');
  await admin.getByRole('button', { name: 'Versions' }).click();
  const versions = admin.getByRole('dialog', { name: 'Earlier Versions' });
  await expect(versions.getByRole('region', { name: 'Title' })).toContainText('began');
  await versions.getByRole('button', { name: 'Use This Version' }).click();
  await expect(admin.getByLabel('Title')).toHaveValue(title);
  await expect(admin.getByRole('button', { name: 'Versions' })).toBeFocused();
  await admin.getByRole('button', { name: 'Update Post' }).click();
  await expect(postRow(admin, title)).toBeVisible();

  const restore = await deleteAndFind(admin);
  await restore.click();
  await expect(admin.getByText('Blog post restored')).toBeVisible();
  await expect(postRow(admin, title)).toBeVisible();
  await visitor.goto(paths.article('returning'));
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.describe('A deleted post that cannot be read', () => {
  test.use({ expectedMessages: /Failed to (load resource|fetch blog post)|Firestore/ });

  test('shows an error, and opens after Retry', { tag: '@full' }, async ({ admin, site }) => {
    await storeDocuments(site.origin, [aPost({ id: 'unread', title, createdAt: new Date() })]);
    await admin.goto(paths.adminBlog);
    await deleteAndFind(admin);
    await admin.route(endpoints.query, (route) => route.abort());
    await admin.goto(`${paths.adminBlog}?post=unread`);
    const alert = admin.getByRole('alert').filter({ hasText: postMessages.get });
    await expect(alert).toBeVisible();
    await admin.unroute(endpoints.query);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(admin.getByLabel('Title')).toHaveValue(title);
  });
});

/** Deletes the post. @returns the button that restores it, in the list of deleted posts */
async function deleteAndFind(admin: Page): Promise<Locator> {
  await admin.getByRole('button', { name: `Delete ${title}` }).click();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(postRow(admin, title)).toHaveCount(0);
  await admin.getByRole('button', { name: 'Deleted Posts' }).click();
  const restore = admin.getByRole('button', { name: `Restore ${title}` });
  await expect(restore).toBeVisible();
  return restore;
}
