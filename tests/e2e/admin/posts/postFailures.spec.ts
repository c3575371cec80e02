import { samplePosts } from '#scripts/content/samplePosts.ts';
import { missingCodeMessage } from '#src/components/loading/reloadPage.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { paths } from '#src/paths.ts';
import { openPost, postRow } from '#tests/e2e/admin/postList.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';

const { title } = newestPost;
const deleted = samplePosts[1]?.title ?? '';

test.use({
  expectedMessages:
    /Failed to (load resource|(create|delete|fetch|restore) blog post)|Couldn't load autosaved|A live read failed|Firestore/,
});

test('a deletion that fails shows an error, and succeeds when retried; so does its Undo', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(paths.adminBlog);
  const said = (message: string) => admin.getByRole('alert').filter({ hasText: message });
  await expect(postRow(admin, deleted)).toBeVisible();
  await admin.context().setOffline(true);
  await admin.getByRole('button', { name: `Delete ${deleted}`, exact: true }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(said(postMessages.delete)).toBeVisible();
  await expect(postRow(admin, deleted)).toBeVisible();
  await admin.context().setOffline(false);
  await said(postMessages.delete).getByRole('button', { name: 'Retry' }).click();
  await expect(postRow(admin, deleted)).toHaveCount(0);
  await admin.context().setOffline(true);
  await admin.getByRole('button', { name: 'Undo' }).click();
  const failure = said(`${postMessages.restore}: ${deleted}`);
  await expect(failure).toBeVisible();
  await admin.context().setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(postRow(admin, deleted)).toBeVisible();
});

test('when a deletion fails while a post is open, the dialog of the open post shows the failure, reachable by keyboard and covering no button', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(paths.adminBlog);
  const fail = await delayResponse(admin, endpoints.commit, 'fail');
  await admin.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('button', { name: 'New Post' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Create New Post' });
  await expect(dialog.getByLabel('Title')).toBeVisible();
  fail();
  const alert = dialog.getByRole('alert').filter({ hasText: postMessages.delete });
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  await dialog.getByLabel('Publish immediately').check();
  await admin.setViewportSize({ width: 360, height: 740 });
  await dialog.getByLabel('Publish immediately').uncheck();
  // Playwright would scroll a covered element into view.
  await expect.poll(() => dialog.evaluate((frame) => frame.scrollHeight - frame.clientHeight)).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(alert).toHaveCount(0);
  await expect(admin.getByRole('alert').filter({ hasText: postMessages.delete })).toBeVisible();
});

test.describe('the grid or a form that cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('shows a notification with Reload, which loads it', { tag: '@full' }, async ({ admin }) => {
    const alert = admin.getByRole('alert').filter({ hasText: missingCodeMessage });
    const edit = admin.getByRole('button', { name: `Edit ${title}`, exact: true });
    const grid = scriptAt('src/admin/posts/list/PostGrid.tsx');
    const dialog = scriptAt('src/admin/posts/editor/PostDialog.tsx');
    for (const code of [grid, dialog]) await admin.route(code, (route) => route.abort());
    await admin.goto(paths.adminBlog);
    await expect(alert).toBeVisible();
    await admin.unroute(grid);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await edit.click();
    await expect(alert).toBeVisible();
    await admin.unroute(dialog);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await openPost(admin, title);
  });
});
