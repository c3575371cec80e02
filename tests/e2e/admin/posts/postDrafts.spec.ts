import { paths } from '#src/paths.ts';
import {
  editDialog,
  excerptOf,
  newestPost,
  openPost,
  postRow,
  waitUntilKept,
} from '#tests/e2e/admin/postList.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { fillPost, newPost } from '#tests/support/pages/postForm.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { clearDocuments, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const { title } = newestPost;

test('text whose page was killed is offered back, and can be gone on with and saved', {
  tag: '@full',
}, async ({ openBrowser, adminState }) => {
  const page = await openBrowser({ storageState: adminState });
  await page.goto(`${paths.adminBlog}?post=new`);
  await fillPost(page);
  await waitUntilKept(page, 'One *question* per screen');
  await page.goto('chrome://crash').catch(() => undefined);

  const reopened = await page.context().newPage();
  await reopened.goto(paths.adminBlog);
  await expect(reopened.getByText(`Unsaved text of “${newPost.title}”`)).toBeVisible();
  await reopened.getByRole('button', { name: 'Continue writing' }).click();
  await expect(reopened.getByLabel('Title')).toHaveValue(newPost.title);
  await expect(reopened.getByRole('textbox', { name: 'Content' })).toHaveValue(newPost.content);
  await reopened.getByRole('button', { name: 'Create Post' }).click();
  await expect(postRow(reopened, newPost.title)).toBeVisible();
  await reopened.reload();
  await expect(postRow(reopened, newPost.title)).toBeVisible();
  await expect(reopened.getByText('Unsaved text of')).toHaveCount(0);
});

test('a reload in the middle of an edit offers the text back in the dialog', async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=${newestPost.id}`);
  await admin.getByLabel('Excerpt').fill('Written and not saved');
  admin.on('dialog', (question) => void question.accept());
  await admin.reload();
  await admin.getByRole('button', { name: 'Restore' }).click();
  await expect(admin.getByLabel('Excerpt')).toHaveValue('Written and not saved');
});

test('kept text that is not wanted can be thrown away, and goes from other tabs too', {
  tag: '@full',
}, async ({ openBrowser, adminState }) => {
  const page = await openBrowser({ storageState: adminState });
  await page.goto(`${paths.adminBlog}?post=new`);
  await page.getByLabel('Title').fill('Half a thought');
  await waitUntilKept(page, 'Half a thought');
  await page.goto('chrome://crash').catch(() => undefined);

  const [one, other] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [one, other]) {
    await tab.goto(paths.adminBlog);
    await expect(tab.getByText('Unsaved text of “Half a thought”')).toBeVisible();
  }
  await one.getByRole('button', { name: 'Discard unsaved text of Half a thought' }).click();
  for (const tab of [one, other]) await expect(tab.getByText('Unsaved text of')).toHaveCount(0);
  await one.reload();
  await expect(postRow(one, title)).toBeVisible();
  await expect(one.getByText('Unsaved text of')).toHaveCount(0);
});

test('text of a post that was deleted meanwhile can be gone on with, and stores the post anew', {
  tag: '@full',
}, async ({ openBrowser, adminState, site }) => {
  await storeDocuments(site.origin, [aPost({ id: 'doomed', title: 'Doomed' })]);
  const page = await openBrowser({ storageState: adminState });
  await page.goto(`${paths.adminBlog}?post=doomed`);
  await page.getByLabel('Excerpt').fill('Worth keeping.');
  await waitUntilKept(page, 'Worth keeping.');
  await page.goto('chrome://crash').catch(() => undefined);
  await clearDocuments(site.origin);

  const reopened = await page.context().newPage();
  await reopened.goto(paths.adminBlog);
  await reopened.getByRole('button', { name: 'Continue writing' }).click();
  await expect(reopened.getByLabel('Excerpt')).toHaveValue('Worth keeping.');
  await expect(reopened.getByText('This post was deleted.')).toBeVisible();
  await reopened.getByRole('button', { name: 'Update Post' }).click();
  await expect(editDialog(reopened)).toBeHidden();
  expect(await excerptOf(site.origin, 'doomed')).toBe('Worth keeping.');
});

test('a text begun on one device waits on another, is gone on with there, and is gone from both once saved', {
  tag: '@full',
}, async ({ admin, openBrowser, adminState, site }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin);
  await admin.keyboard.press('ControlOrMeta+s');
  await expect(admin.getByText('Your text is kept in this browser and on the server')).toBeVisible();

  const phone = await openBrowser({ storageState: adminState });
  await phone.goto(paths.adminBlog);
  await expect(phone.getByText(`Unsaved text of “${newPost.title}”`)).toContainText('on the server');
  await phone.getByRole('button', { name: 'Continue writing' }).click();
  await expect(phone.getByRole('textbox', { name: 'Content' })).toHaveValue(newPost.content);
  await phone.getByRole('button', { name: 'Create Post' }).click();
  await expect(postRow(phone, newPost.title)).toBeVisible();
  await expect(phone.getByText('Unsaved text of')).toHaveCount(0);
  await expect.poll(() => storedDocuments(site.origin, 'drafts')).toEqual([]);
});

test('closing with changes asks; without changes it closes at once', async ({ admin }) => {
  await admin.goto(paths.adminBlog);
  await openPost(admin, title);
  await admin.keyboard.press('Escape');
  await expect(editDialog(admin)).toBeHidden();

  await openPost(admin, title);
  await admin.getByLabel('Title').fill('A better title');
  const question = admin.getByRole('alertdialog', { name: 'Discard your changes?' });
  for (const leave of [
    () => editDialog(admin).getByRole('button', { name: 'Cancel' }).click(),
    () => admin.keyboard.press('Escape'),
    () => admin.goBack(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(admin.getByLabel('Title')).toHaveValue('A better title');
  }
  await editDialog(admin).getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editDialog(admin)).toBeHidden();
  await expect(postRow(admin, title)).toBeVisible();
});
