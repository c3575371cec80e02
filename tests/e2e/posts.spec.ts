import type { Locator, Page } from '@playwright/test';
import { samplePosts } from '#scripts/content/posts.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { paths } from '#src/paths.ts';
import { aPost } from '#tests/support/aPost.ts';
import { clearDocuments, storeDocuments, storedDocuments } from '#tests/support/embeddedFirebase.ts';
import { expect, test } from '#tests/support/people.ts';
import { fillPost, newPost } from '#tests/support/postForm.ts';

const [newest] = samplePosts;
const title = newest?.title ?? '';
const commits = '**/documents:commit*';

// The form has many fields, and writes that fail are tried for a while.
test.setTimeout(60_000);

test.use({
  expectedMessages:
    /A live read was refused|Failed to load resource|Failed to (create|update) blog post|Firestore/,
});

test('every post is listed with its facts, drafts included, and can be filtered and searched', async ({
  admin,
}) => {
  await admin.goto(paths.adminBlog);
  await expect(admin.getByRole('heading', { name: 'All Blog Posts (14)' })).toBeVisible();
  const row = postRow(admin, title);
  for (const text of ['Published', newest?.category ?? '', newest?.author ?? '', 'min read', '6/13/2024']) {
    await expect(row).toContainText(text);
  }
  await admin.getByLabel('Status').selectOption('Draft');
  await expect(admin.getByText('1–2 of 2')).toBeVisible();
  await admin.getByLabel('Status').selectOption('All Status');
  await admin.getByLabel('Category').selectOption('UI/UX Design');
  await expect(postRow(admin, title)).toHaveCount(0);
  await admin.getByLabel('Category').selectOption('All Categories');
  // The oldest post lies on the second page: the search reads on until it has it.
  const oldest = samplePosts.filter(({ published }) => published).at(-1)?.title ?? '';
  await admin.getByRole('searchbox', { name: 'Search posts' }).fill(oldest.toUpperCase());
  await expect(postRow(admin, oldest)).toBeVisible();
});

test('an empty blog says so and offers to begin', async ({ admin, site }) => {
  await clearDocuments(site.origin);
  await admin.goto(paths.adminBlog);
  await expect(admin.getByText('No blog posts found. Create your first post!')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'All Blog Posts (0)' })).toBeVisible();
});

test('a new post is stored with what is derived from it, and its dialog is an address of its own', async ({
  admin,
  site,
}) => {
  await admin.goto(paths.adminBlog);
  await admin.getByRole('button', { name: 'New Post' }).click();
  await expect(admin).toHaveURL(/\?post=new$/);
  const dialog = admin.getByRole('dialog', { name: 'Create New Post' });
  await fillPost(admin);
  await expect(dialog.getByText('Slug: four-screens-are-enough')).toBeVisible();
  await expect(dialog.getByText('9 words, 1 min read')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Featured picture' })).toBeVisible();
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
});

test('an incomplete post is refused at its fields, with the focus in the first', async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin, { author: '', featuredImage: 'chair.svg', content: '' });
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(admin.getByLabel('Author')).toBeFocused();
  for (const field of ['Author', 'Featured Image URL', 'Content']) {
    await expect(admin.getByRole('textbox', { name: field })).toHaveAttribute('aria-invalid', 'true');
  }
});

test('a picture that cannot be loaded is said at its field', async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await admin.getByLabel('Featured Image URL').fill('/pics/there-is-no-such.svg');
  await expect(admin.getByText('This picture cannot be loaded.')).toBeVisible();
});

test('the formatting tools and their shortcuts write Markdown', async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  const content = admin.getByRole('textbox', { name: 'Content' });
  await content.fill('screens');
  await content.selectText();
  await admin.keyboard.press('ControlOrMeta+b');
  await expect(content).toHaveValue('**screens**');
  await admin.keyboard.press('ControlOrMeta+z');
  await expect(content).toHaveValue('screens');
  await content.selectText();
  await admin.getByRole('button', { name: 'Quote' }).click();
  await expect(content).toHaveValue('> screens');
  await admin.getByRole('button', { name: 'Formatting guide' }).click();
  await expect(admin.getByRole('table', { name: 'Formatting guide' })).toBeVisible();
});

test('a copy is a draft of its own; deleting asks, names the post and deletes only it', async ({
  admin,
  site,
}) => {
  await admin.goto(paths.adminBlog);
  await admin.getByRole('button', { name: `Duplicate ${title}`, exact: true }).click();
  const copy = `${title} (copy)`;
  await expect(postRow(admin, copy)).toContainText('Draft');
  await admin.getByRole('button', { name: `Delete ${copy}` }).click();
  const question = admin.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this blog post?',
  });
  await expect(question).toContainText(copy);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(postRow(admin, copy)).toBeVisible();
  await admin.getByRole('button', { name: `Delete ${copy}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(postRow(admin, copy)).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: 'All Blog Posts (14)' })).toBeVisible();
  expect((await storedDocuments(site.origin, 'blogs')).some(({ id }) => id === newest?.id)).toBe(true);
});

test('text whose page was killed is offered back, and can be gone on with and saved', async ({
  openBrowser,
  adminState,
}) => {
  const page = await openBrowser({ storageState: adminState });
  await page.goto(`${paths.adminBlog}?post=new`);
  await fillPost(page);
  await expect
    .poll(() => page.evaluate((text) => JSON.stringify(localStorage).includes(text), 'nobody missed'))
    .toBe(true);
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
  await admin.goto(`${paths.adminBlog}?post=${newest?.id}`);
  await admin.getByLabel('Excerpt').fill('Written and not saved');
  admin.on('dialog', (question) => void question.accept());
  await admin.reload();
  await admin.getByRole('button', { name: 'Restore' }).click();
  await expect(admin.getByLabel('Excerpt')).toHaveValue('Written and not saved');
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

test('a failed save keeps the dialog and its text, says why, and stores once when sent again', async ({
  admin,
  site,
}) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin);
  await admin.route(commits, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await admin.getByRole('button', { name: 'Create Post' }).click();
  const alert = admin.getByRole('alert').filter({ hasText: postMessages.create });
  await expect(alert).toContainText('Your text is still here.', { timeout: 25_000 });
  await expect(admin.getByLabel('Title')).toHaveValue(newPost.title);
  await admin.unroute(commits);
  await admin.getByLabel('Title').fill('Sent again, with a better title');
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(postRow(admin, 'Sent again, with a better title')).toBeVisible();
  const stored = await storedDocuments(site.origin, 'blogs');
  expect(stored.filter(({ excerpt }) => excerpt === newPost.excerpt)).toHaveLength(1);
});

test('saving over what another admin saved meanwhile asks first and shows what differs', async ({
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
  await expect(admin.getByText('Somebody saved this post after you opened it.')).toBeVisible();
  await expect(admin.getByLabel('Excerpt')).toHaveValue('As I want it.');

  await admin.getByRole('button', { name: 'Update Post' }).click();
  const conflict = admin.getByRole('dialog', { name: 'This post was changed meanwhile' });
  const difference = conflict.getByRole('region', { name: 'Excerpt' });
  await expect(difference.getByRole('deletion')).toContainText('they');
  await expect(difference.getByRole('insertion')).toContainText('I');
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  expect(await excerptOf(site.origin, 'shared')).toBe('As they want it.');
  await admin.getByRole('button', { name: 'Update Post' }).click();
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();
  expect(await excerptOf(site.origin, 'shared')).toBe('As I want it.');
});

test('a draft is an article page for the admin and for nobody else', async ({ admin, visitor, site }) => {
  const draft = samplePosts.find(({ published }) => !published);
  const address = paths.article(draft?.id ?? '');
  await admin.goto(address);
  await expect(admin.getByRole('heading', { level: 1, name: draft?.title ?? '' })).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await visitor.goto(`${paths.blog}?q=${encodeURIComponent(draft?.title ?? '')}`);
  await expect(visitor.getByText('No articles found matching your criteria.')).toBeVisible();
  for (const file of ['/sitemap.xml', '/rss.xml', '/blog/index.json']) {
    const text = await (await fetch(site.origin + file)).text();
    expect(text).toContain(newest?.id);
    expect(text).not.toContain(draft?.id);
  }
});

test.describe('on a phone', () => {
  test('posts are cards, and writing and preview take turns over the whole screen', async ({
    openBrowser,
    adminState,
  }) => {
    const page = await openBrowser({ storageState: adminState, viewport: { width: 360, height: 740 } });
    await page.goto(paths.adminBlog);
    await expect(page.getByRole('list', { name: 'All Blog Posts' }).getByRole('listitem')).toHaveCount(12);
    await page.getByRole('button', { name: 'New Post' }).click();
    await fillPost(page);
    const dialog = page.getByRole('dialog', { name: 'Create New Post' });
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('heading', { name: 'Nine screens' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Write' }).click();
    await dialog.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: newPost.title })).toContainText('Draft');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

function postRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
}

function editDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Edit Post' });
}

async function openPost(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue(name);
}

async function excerptOf(origin: string, id: string): Promise<unknown> {
  return (await storedDocuments(origin, 'blogs')).find((post) => post.id === id)?.excerpt;
}
