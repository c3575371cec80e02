import { samplePosts } from '#scripts/content/samplePosts.ts';
import { signInMessages } from '#src/admin/session/messages.ts';
import { paths } from '#src/paths.ts';
import { editDialog, postRow } from '#tests/e2e/admin/postList.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const { title } = newestPost;

/** A person's double click: without a delay, both clicks arrive before anything can respond to the first. */
const doubleClick = { delay: 50 } as const;

test('View opens the article in a new tab; Back to Dashboard and Logout lead where they should', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(paths.adminBlog);
  const opening = admin.waitForEvent('popup');
  await admin.getByRole('link', { name: `View ${title}` }).click();
  const article = await opening;
  await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await article.close();
  await admin.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(admin).toHaveURL(paths.admin);
  await admin.goto(paths.adminBlog);
  await expect(admin.getByText('1–12 of 14')).toBeVisible();
  await admin.getByRole('button', { name: 'Logout' }).click();
  await expect(admin).toHaveURL(paths.home);
  await expect(admin.getByText(signInMessages.loggedOut)).toBeVisible();
  await admin.goto(paths.adminBlog);
  await expect(admin).toHaveURL(paths.login);
});

test('a copy is a separate post; deleting asks first, names the post and deletes only that post', async ({
  admin,
  site,
}) => {
  await admin.goto(paths.adminBlog);
  await admin.getByRole('button', { name: `Duplicate ${title}`, exact: true }).dblclick(doubleClick);
  await expect(admin.getByLabel('Title')).toHaveValue(`${title} (copy)`);
  await admin.getByRole('button', { name: 'Create Post' }).click();
  const copy = `${title} (copy)`;
  await expect(postRow(admin, copy)).toContainText('Draft');
  await expect(admin.getByRole('heading', { name: 'All Blog Posts (15)' })).toBeVisible();
  await admin.getByRole('button', { name: `Delete ${copy}` }).click();
  const question = admin.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this blog post?',
  });
  await expect(question).toContainText(copy);
  await expect(question).toContainText('It can be restored for 30 days.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(postRow(admin, copy)).toBeVisible();
  await admin.getByRole('button', { name: `Delete ${copy}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(postRow(admin, copy)).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: 'All Blog Posts (14)' })).toBeVisible();
  expect((await storedDocuments(site.origin, 'blogs')).some(({ id }) => id === newestPost.id)).toBe(true);
});

test('a double click on a slow device opens one form, and closing it shows the list without drafts', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(paths.adminBlog);
  await expect(postRow(admin, title)).toBeVisible();
  const session = await admin.context().newCDPSession(admin);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const name of ['New Post', `Edit ${title}`]) {
    await admin.getByRole('button', { name, exact: true }).dblclick(doubleClick);
    await expect(admin.getByLabel('Title')).toBeVisible();
    await admin.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(admin.getByRole('dialog')).toBeHidden();
    await expect(admin).toHaveURL(paths.adminBlog);
  }
  await admin.getByRole('button', { name: `Duplicate ${title}`, exact: true }).dblclick(doubleClick);
  await expect(admin.getByLabel('Title')).toHaveValue(`${title} (copy)`);
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(postRow(admin, `${title} (copy)`)).toContainText('Draft');
  await expect(admin.getByRole('region', { name: 'Autosaved drafts' })).toHaveCount(0);
});

test('closing a post returns to the previous page, without an extra step in the history', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(paths.admin);
  await admin.getByRole('link', { name: 'Manage Blog' }).click();
  await admin.getByRole('button', { name: title, exact: true }).click();
  await editDialog(admin).getByRole('button', { name: 'Close' }).click();
  await expect(editDialog(admin)).toBeHidden();
  await expect(admin).toHaveURL(paths.adminBlog);
  await admin.goBack();
  await expect(admin).toHaveURL(paths.admin);
});

test('only the admin sees a draft as an article page', { tag: '@full' }, async ({ admin, visitor, site }) => {
  const draft = samplePosts.find(({ published }) => !published);
  const url = paths.article(draft?.id ?? '');
  await admin.goto(url);
  await expect(admin.getByRole('heading', { level: 1, name: draft?.title ?? '' })).toBeVisible();
  const strip = admin.getByRole('complementary', { name: 'For the admin' });
  await expect(strip).toContainText('Draft, visible only to you');
  await strip.getByRole('link', { name: 'Edit' }).click();
  await expect(editDialog(admin)).toBeVisible();
  await visitor.goto(`${paths.blog}?q=${encodeURIComponent(draft?.title ?? '')}`);
  await expect(visitor.getByText('No articles found matching your criteria.')).toBeVisible();
  for (const file of ['/sitemap.xml', '/rss.xml', '/blog.json']) {
    const text = await (await fetch(site.origin + file)).text();
    expect(text).toContain(newestPost.id);
    expect(text).not.toContain(draft?.id);
  }
});
