import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { paths } from '#src/paths.ts';
import { editDialog, openPost, postRow, waitUntilKept } from '#tests/e2e/admin/postList.ts';
import { kill, test } from '#tests/e2e/support/installedBrowser.ts';
import { expect } from '#tests/e2e/support/people.ts';
import { contentText } from '#tests/support/pages/contentField.ts';
import { fillPost, newPost } from '#tests/support/pages/postForm.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const { title } = newestPost;

test.describe('without a network', () => {
  test.use({
    // The advanced clock may reach the deadline of the browser's storage before it responds.
    expectedMessages:
      /Failed to (load resource|fetch)|Firestore|A live read|Couldn't (change|store) the draft/,
  });

  test('text typed five seconds ago is offered back after the browser was killed, and can be continued and saved', {
    tag: '@full',
  }, async ({ startBrowser, site }) => {
    // Chromium writes the session to the disk some seconds after the login, or when it is closed.
    const before = await startBrowser();
    await signIn(before, demoAdmin);
    await before.context().close();

    const page = await startBrowser();
    await page.clock.install();
    await page.goto(`${paths.adminBlog}?post=new`);
    await expect(page.getByLabel('Title')).toBeVisible();
    await page.context().setOffline(true);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await fillPost(page);
    await page.clock.runFor(5_000);
    await waitUntilKept(page, 'One *question* per screen');
    await kill(page);
    expect(await storedDocuments(site.origin, 'drafts')).toEqual([]);

    const reopened = await startBrowser();
    await reopened.goto(paths.adminBlog);
    await expect(reopened.getByText(`Autosaved draft of “${newPost.title}”`)).toBeVisible();
    await reopened.getByRole('button', { name: 'Continue Writing' }).click();
    await expect(reopened.getByLabel('Title')).toHaveValue(newPost.title);
    await expect.poll(() => contentText(reopened)).toBe(newPost.content);
    await reopened.getByRole('button', { name: 'Create Post' }).click();
    await expect(reopened.getByRole('dialog')).toBeHidden();
    await reopened.reload();
    await expect(postRow(reopened, newPost.title)).toBeVisible();
    await expect(reopened.getByText('Autosaved draft of')).toHaveCount(0);
  });
});

test('closing by Cancel or Back saves the draft without asking, and it can be continued from above the list', async ({
  admin,
}) => {
  await admin.goto(paths.adminBlog);
  await openPost(admin, title);
  await editDialog(admin).getByRole('textbox', { name: 'Title' }).fill('A better title');
  for (const leave of [
    () => editDialog(admin).getByRole('button', { name: 'Cancel' }).click(),
    () => admin.goBack(),
  ]) {
    await leave();
    await expect(editDialog(admin)).toBeHidden();
    await expect(admin.getByText('Autosaved draft of “A better title”')).toHaveCount(1);
    await admin.getByRole('button', { name: 'Continue Writing' }).click();
    await expect(editDialog(admin).getByRole('textbox', { name: 'Title' })).toHaveValue('A better title');
  }
});

test('a post that is open in two tabs can be edited in only one of them, and the other can take it over with the latest text and gets it when the first one closes', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(paths.adminBlog);
  await openPost(admin, title);
  await editDialog(admin).getByLabel('Excerpt').fill('Begun in the first tab.');
  await waitUntilKept(admin, 'Begun in the first tab.');
  const second = await admin.context().newPage();
  await second.goto(`${paths.adminBlog}?post=${newestPost.id}`);
  await expect(second.getByRole('alert')).toContainText('open in another tab');
  await expect(second.getByLabel('Excerpt')).toHaveCount(0);
  await second.getByRole('button', { name: 'Continue Here' }).click();
  await expect(second.getByLabel('Excerpt')).toHaveValue('Begun in the first tab.');
  await expect(editDialog(admin).getByRole('alert')).toContainText('open in another tab');
  await expect(admin.getByLabel('Excerpt')).toHaveCount(0);
  await second.getByLabel('Excerpt').fill('Typed just before.');
  await admin.getByRole('button', { name: 'Continue Here' }).click();
  await expect(admin.getByLabel('Excerpt')).toHaveValue('Typed just before.');
  await expect(second.getByRole('alert')).toContainText('open in another tab');
  await editDialog(admin).getByRole('button', { name: 'Update Post' }).click();
  await expect(second.getByLabel('Excerpt')).toHaveValue('Typed just before.');
  await expect(second.getByText(/Autosaved draft from/)).toHaveCount(0);
});

test('Escape leaves full screen before it closes the form, even after a click beside the text', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(paths.adminBlog);
  await openPost(admin, title);
  await editDialog(admin).getByRole('button', { name: 'Full Screen' }).click();
  await expect(admin.getByLabel('Excerpt')).toBeHidden();
  await expect(admin.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await editDialog(admin)
    .locator('form')
    .click({ position: { x: 8, y: 400 } });
  await admin.keyboard.press('Escape');
  await expect(admin.getByLabel('Excerpt')).toBeVisible();
  for (const isFullScreen of [true, false]) {
    await editDialog(admin).getByRole('button', { name: 'Full Screen' }).click();
    await expect(admin.getByLabel('Excerpt')).toBeVisible({ visible: !isFullScreen });
  }
  await admin.keyboard.press('Escape');
  await expect(editDialog(admin)).toBeHidden();
});
