import { paths } from '#src/paths.ts';
import { editDialog, excerptOf, openPost, waitUntilKept } from '#tests/e2e/admin/postList.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { fillPost, newPost } from '#tests/support/pages/postForm.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const { id, title } = newestPost;

test('the button and Ctrl+Enter save an edit to the post; Enter in a field and Ctrl+S do not', {
  tag: '@full',
}, async ({ admin, site }) => {
  await storeDocuments(site.origin, [aPost({ id: 'live', excerpt: 'As it was.' })]);
  await admin.goto(`${paths.adminBlog}?post=live`);
  await admin.getByLabel('Excerpt').fill('Half an ed');
  for (const field of ['Title', 'Author', 'Featured image URL']) {
    await admin.getByLabel(field).press('Enter');
    await expect(editDialog(admin).getByRole('button', { name: 'Update Post' })).toBeEnabled();
  }
  expect(await excerptOf(site.origin, 'live')).toBe('As it was.');
  await admin.getByLabel('Excerpt').fill('A whole edit.');
  await admin.getByRole('button', { name: 'Preview' }).click();
  await admin.keyboard.press('ControlOrMeta+s');
  await expect(editDialog(admin).getByRole('status').filter({ hasText: 'Saved for later' })).toBeVisible();
  await waitUntilKept(admin, 'A whole edit.');
  expect(await excerptOf(site.origin, 'live')).toBe('As it was.');
  await admin.keyboard.press('ControlOrMeta+Enter');
  await expect(editDialog(admin)).toBeHidden();
  expect(await excerptOf(site.origin, 'live')).toBe('A whole edit.');
});

test.describe('with an image that doesn’t exist', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('asks before it publishes images that can’t be loaded, and not before it saves them as a draft', {
    tag: '@full',
  }, async ({ admin, site }) => {
    const content = 'Words.\n\n![A roof](/pics/no-such-image.svg)\n\n![A room](/pics/room.svg)';
    await storeDocuments(site.origin, [
      aPost({ id: 'roof', published: false, featuredImage: '/no-such-image.jpg', content }),
    ]);
    await admin.goto(`${paths.adminBlog}?post=roof`);
    await editDialog(admin).getByLabel('Excerpt').fill('Still a draft.');
    await editDialog(admin).getByRole('button', { name: 'Update Post' }).click();
    await expect(editDialog(admin)).toBeHidden();
    expect(await excerptOf(site.origin, 'roof')).toBe('Still a draft.');
    await admin.goto(`${paths.adminBlog}?post=roof`);
    await editDialog(admin).getByLabel('Publish immediately').check();
    await editDialog(admin).getByRole('button', { name: 'Update Post' }).click();
    const question = admin.getByRole('alertdialog');
    await expect(question).toContainText('/no-such-image.jpg, /pics/no-such-image.svg');
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await editDialog(admin).getByLabel('Excerpt').fill('Now published.');
    await editDialog(admin).getByRole('button', { name: 'Update Post' }).click();
    await question.getByRole('button', { name: 'Publish Anyway' }).click();
    await expect(editDialog(admin)).toBeHidden();
    expect(await excerptOf(site.origin, 'roof')).toBe('Now published.');
  });
});

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

test('on a phone, writing and preview each fill the screen, and no field has text so small that the phone zooms in', {
  tag: '@full',
}, async ({ openBrowser, adminState }) => {
  const page = await openBrowser({
    storageState: adminState,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(paths.adminBlog);
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Post' });
  const fields = dialog.getByRole('textbox').or(dialog.getByRole('combobox', { name: 'Tags' }));
  await expect(fields).toHaveCount(8);
  const sizes = await fields.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  for (const size of sizes) expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  await fillPost(page);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('heading', { name: 'Nine screens' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Write' }).click();
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: newPost.title })).toContainText('Draft');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
