import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { ogImagePath } from '#src/components/head/absoluteUrl.ts';
import { paths } from '#src/paths.ts';
import { test as base, expect } from '#tests/e2e/support/people.ts';
import { fillPost } from '#tests/support/pages/postForm.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { type SiteServer, startSite } from '#tests/support/servers/siteServer.ts';

/** As `npm run preview` runs: its functions publish into the served folder. */
const test = base.extend<{ preview: SiteServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  preview: async ({}, use) => {
    const site = await startSite({ isPublishing: true });
    await use(site);
    await site.end();
  },
});

// The visitor is refused the unpublished article.
test.use({ expectedMessages: /A live read was refused/ });

const lists = ['/blog', '/blog.json', '/404.html', '/rss.xml', '/sitemap.xml'];

test('when a post is published, changed or unpublished, pages, lists, feed and sitemap update within seconds', async ({
  preview,
  openBrowser,
}) => {
  const admin = await openBrowser({ baseURL: preview.origin });
  const textOf = async (path: string) => (await fetch(preview.origin + path)).text();
  await signIn(admin, demoAdmin);
  await admin.goto(`${paths.adminBlog}?post=new`);
  const [title, excerpt] = ['Seven screens for Friday', 'What the office counts each Friday.'];
  await fillPost(admin, { title, excerpt, content: 'They **count** boxes.' });
  await admin.getByLabel('Publish immediately').check();
  await admin.getByRole('button', { name: 'Create Post' }).click();
  const row = admin.getByRole('row', { name: title });
  await expect(row).toBeVisible();
  const path = paths.article('seven-screens-for-friday');
  await expect.poll(() => textOf(path), path).toContain(`<title>${title}`);
  await expect(row.getByText('Publishing...')).toBeHidden();
  const page = await textOf(path);
  for (const part of [`<title>${title}`, excerpt, '<strong>count</strong>', 'BlogPosting', ogImagePath(path)])
    expect(page).toContain(part);
  const image = await fetch(preview.origin + ogImagePath(path));
  expect(image.headers.get('content-type')).toBe('image/png');
  for (const list of lists) expect(await textOf(list), list).toContain('seven-screens-for-friday');
  expect(await textOf('/rss.xml')).toContain('count&#60;/strong&#62;');

  await admin.getByRole('button', { name: `Edit ${title}` }).click();
  await admin.getByLabel('Excerpt').fill('What it counts on Monday.');
  await admin.getByRole('button', { name: 'Update Post' }).click();
  for (const file of [path, `${path}.json`, '/blog', '/blog.json', '/rss.xml'])
    await expect.poll(() => textOf(file), file).toContain('What it counts on Monday.');

  await admin.getByRole('button', { name: `Edit ${title}` }).click();
  await admin.getByLabel('Publish immediately').uncheck();
  await admin.getByRole('button', { name: 'Update Post' }).click();
  const anyTrace = /Seven screens|seven-screens-for-friday|counts on Monday/;
  for (const file of [path, `${path}.json`, ogImagePath(path), ...lists])
    await expect.poll(() => textOf(file), file).not.toMatch(anyTrace);
  const visitor = await openBrowser({ baseURL: preview.origin });
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
});
