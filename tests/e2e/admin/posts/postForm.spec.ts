import { paths } from '#src/paths.ts';
import { editDialog, excerptOf, waitUntilKept } from '#tests/e2e/admin/postList.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { contentField, contentText } from '#tests/support/pages/contentField.ts';
import { fillPost, newPost } from '#tests/support/pages/postForm.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('a new post is stored with its derived fields, and its dialog has its own URL', async ({
  admin,
  site,
}) => {
  await admin.goto(paths.adminBlog);
  await admin.getByRole('button', { name: 'New Post' }).click();
  await expect(admin).toHaveURL(/\?post=new$/);
  const dialog = admin.getByRole('dialog', { name: 'Create New Post' });
  await fillPost(admin);
  await expect(dialog.getByText('URL: /blog/four-screens-are-enough')).toBeVisible();
  await expect(dialog.getByText('9 words, 1 min read')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Featured image' })).toBeVisible();
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Nine screens' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin).toHaveURL(paths.adminBlog);
  const stored = (await storedDocuments(site.origin, 'blogs')).find((post) => post.title === newPost.title);
  expect(stored).toMatchObject({
    slug: 'four-screens-are-enough',
    readTime: '1',
    published: false,
    tags: { values: [{ stringValue: 'booking' }, { stringValue: 'forms' }] },
  });
  expect(stored?.createdAt).toBe(stored?.updatedAt);

  await admin.getByRole('button', { name: 'New Post' }).click();
  await expect(dialog.getByLabel('Author')).toHaveValue(newPost.author);
  await dialog.getByRole('combobox', { name: 'Tags' }).pressSequentially('BOOK');
  await dialog.page().getByRole('option', { name: 'booking' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove tag booking' })).toBeVisible();
});

test('an edit goes live by the button or by Ctrl+Enter; Enter in a field and Ctrl+S leave it unsaved', async ({
  admin,
  site,
}) => {
  await storeDocuments(site.origin, [aPost({ id: 'live', excerpt: 'As it was.' })]);
  await admin.goto(`${paths.adminBlog}?post=live`);
  await admin.getByLabel('Excerpt').fill('Half an ed');
  for (const field of ['Title', 'Author', 'Featured Image URL']) {
    await admin.getByLabel(field).press('Enter');
    await expect(editDialog(admin).getByRole('button', { name: 'Update Post' })).toBeEnabled();
  }
  expect(await excerptOf(site.origin, 'live')).toBe('As it was.');
  await admin.getByLabel('Excerpt').fill('A whole edit.');
  await admin.getByRole('region', { name: 'Preview' }).click();
  await admin.keyboard.press('ControlOrMeta+s');
  await expect(editDialog(admin).getByRole('status').filter({ hasText: 'Saved for later' })).toBeVisible();
  await waitUntilKept(admin, 'A whole edit.');
  expect(await excerptOf(site.origin, 'live')).toBe('As it was.');
  await admin.keyboard.press('ControlOrMeta+Enter');
  await expect(editDialog(admin)).toBeHidden();
  expect(await excerptOf(site.origin, 'live')).toBe('A whole edit.');
});

test('the formatting tools and their shortcuts write Markdown', { tag: '@full' }, async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  const content = contentField(admin);
  await content.fill('screens');
  await content.selectText();
  await admin.keyboard.press('ControlOrMeta+b');
  await expect.poll(() => contentText(admin)).toBe('**screens**');
  await admin.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => contentText(admin)).toBe('screens');
  await content.selectText();
  await admin.getByRole('button', { name: 'Quote' }).click();
  await expect.poll(() => contentText(admin)).toBe('> screens');
  await admin.getByRole('button', { name: 'Formatting guide' }).click();
  await expect(admin.getByRole('table', { name: 'Formatting guide' })).toBeVisible();
});

test.describe('on a phone', () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

  test('writing and preview take turns over the whole screen', { tag: '@full' }, async ({
    openBrowser,
    adminState,
  }) => {
    const page = await openBrowser({ storageState: adminState, ...phone });
    await page.goto(paths.adminBlog);
    await page.getByRole('button', { name: 'New Post' }).click();
    await fillPost(page);
    const dialog = page.getByRole('dialog', { name: 'Create New Post' });
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('heading', { name: 'Nine screens' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Write' }).click();
    await dialog.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: newPost.title })).toContainText('Draft');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('no field has text so small that the phone zooms in', { tag: '@full' }, async ({
    openBrowser,
    adminState,
  }) => {
    const page = await openBrowser({ storageState: adminState, ...phone });
    await page.goto(`${paths.adminBlog}?post=new`);
    const dialog = page.getByRole('dialog');
    const fields = dialog.getByRole('textbox').or(dialog.getByRole('combobox', { name: 'Tags' }));
    await expect(fields).toHaveCount(7);
    const sizes = await fields.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
    for (const size of sizes) expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  });
});
