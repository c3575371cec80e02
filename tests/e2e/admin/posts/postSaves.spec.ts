import { paths } from '#src/paths.ts';
import { conflictOf, editDialog, editedElsewhere, excerptOf, openPost } from '#tests/e2e/admin/postList.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const { id, title } = newestPost;

test('during a save the form accepts no input and cannot be closed; then the dialog closes', {
  tag: '@full',
}, async ({ admin, site }) => {
  await admin.goto(paths.adminBlog);
  await openPost(admin, title);
  await admin.getByLabel('Excerpt').fill('On its way.');
  const release = await delayResponse(admin, endpoints.commit);
  await admin.getByRole('button', { name: 'Update Post' }).click();
  await expect(admin.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(admin.getByLabel('Excerpt')).toHaveAttribute('readonly');
  await admin.evaluate(() => {
    Object.assign(window, { pops: 0 });
    addEventListener('popstate', () => Object.assign(window, { pops: Reflect.get(window, 'pops') + 1 }));
  });
  for (const [attempt, leave] of [
    () => editDialog(admin).getByRole('button', { name: 'Close' }).click(),
    () => admin.keyboard.press('Escape'),
    () => admin.evaluate(() => history.back()),
  ].entries()) {
    await leave();
    // Back, and forward again by the router.
    await expect.poll(() => admin.evaluate(() => Reflect.get(window, 'pops'))).toBe(2 * (attempt + 1));
  }
  await expect(admin.getByRole('alertdialog')).toHaveCount(0);
  await expect(editDialog(admin)).toBeVisible();
  release();
  await expect(editDialog(admin)).toBeHidden();
  await expect(admin).toHaveURL(paths.adminBlog);
  expect(await excerptOf(site.origin, id)).toBe('On its way.');
});

test('saving over another admin’s newer version asks first and shows what differs', async ({
  admin,
  openBrowser,
  adminState,
  site,
}) => {
  const other = await openBrowser({ storageState: adminState });
  await storeDocuments(site.origin, [aPost({ id: 'shared', title: 'Shared', excerpt: 'As it was.' })]);
  for (const page of [admin, other]) await page.goto(`${paths.adminBlog}?post=shared`);
  await admin.getByLabel('Excerpt').fill('As I want it.');
  await other.getByLabel('Excerpt').fill('As they want it.');
  await other.getByRole('button', { name: 'Update Post' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(admin.getByText('Someone else saved this post after you opened it.')).toBeVisible();
  await expect(admin.getByLabel('Excerpt')).toHaveValue('As I want it.');

  await admin.getByRole('button', { name: 'Update Post' }).click();
  const conflict = conflictOf(admin);
  const difference = conflict.getByRole('region', { name: 'Excerpt' });
  await expect(difference.getByRole('deletion')).toHaveText('the other version: they');
  await expect(difference.getByRole('insertion')).toHaveText('your version: I');
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  expect(await excerptOf(site.origin, 'shared')).toBe('As they want it.');
  await admin.getByRole('button', { name: 'Update Post' }).click();
  await expect(conflict).toBeVisible();
  const release = await delayResponse(admin, endpoints.commit);
  await conflict.getByRole('button', { name: 'Overwrite with my version' }).click();
  // Text typed from here on would be lost, so the form is locked.
  await expect(admin.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(admin.getByLabel('Excerpt')).toHaveAttribute('readonly');
  release();
  await expect(admin.getByRole('dialog')).toBeHidden();
  expect(await excerptOf(site.origin, 'shared')).toBe('As I want it.');
});

test('the admin can switch to the saved version, and Undo brings the replaced text back', {
  tag: '@full',
}, async ({ admin, site }) => {
  await storeDocuments(site.origin, [aPost({ id: 'shared', excerpt: 'As it was.' })]);
  await admin.goto(`${paths.adminBlog}?post=shared`);
  await admin.getByLabel('Excerpt').fill('As I want it.');
  await storeDocuments(site.origin, [editedElsewhere('shared', 'As they want it.')]);
  await admin.getByRole('button', { name: 'Update Post' }).click();
  await conflictOf(admin).getByRole('button', { name: 'Use other version' }).click();
  await expect(admin.getByLabel('Excerpt')).toHaveValue('As they want it.');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByLabel('Excerpt')).toHaveValue('As I want it.');
});
