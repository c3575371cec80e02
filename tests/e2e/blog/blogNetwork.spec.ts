import { app } from '#scripts/build/buildManifest.ts';
import { blog } from '#src/content/blog.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { blogSearch, paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { publishedPosts } from '#tests/support/pages/prerendered.ts';
import { openPage, startApp } from '#tests/support/pages/publicPages.ts';
import { aPost, postsNumbered } from '#tests/support/records/aPost.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { categories, listStatus, openBlogOf, searchBox, titles, titlesNumbered } from './blogList.ts';

test('the list says that it is loading, and shows the built posts as soon as they arrive', {
  tag: '@full',
}, async ({ visitor }) => {
  await openPage(visitor, paths.home);
  await delayResponse(visitor, endpoints.listen);
  const release = await delayResponse(visitor, '**/blog.json');
  await visitor.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(visitor.getByText(blog.loading)).toHaveCount(1);
  await expect(listStatus(visitor)).toHaveText(blog.loading);
  release();
  await expect(titles(visitor)).toHaveText(publishedPosts.map(({ title }) => title));
  await expect(visitor.getByText(blog.loading)).toHaveCount(0);
});

test.describe('when the database cannot be reached', () => {
  test.use({ expectedMessages: /Failed to load resource|A live read failed|Firestore|blog posts/ });

  test('the list stays as it was built, and a notification offers a reload', { tag: '@full' }, async ({
    visitor,
    site,
  }) => {
    await visitor.route(endpoints.listen, (route) => route.abort());
    await openPage(visitor, paths.blog);
    await storeDocuments(site.origin, [aPost({ id: 'new', title: 'A new post', createdAt: new Date() })]);
    await visitor.mouse.wheel(0, 1);
    const failure = visitor.getByRole('alert').filter({ hasText: postMessages.list });
    await expect(failure).toBeVisible();
    await expect(titles(visitor)).toHaveText(publishedPosts.map(({ title }) => title));
    await visitor.unroute(endpoints.listen);
    await failure.getByRole('button', { name: 'Reload' }).click();
    await startApp(visitor);
    await expect(titles(visitor).first()).toHaveText('A new post');
    await expect(failure).toHaveCount(0);
  });

  test('older articles are left out until they can be loaded', { tag: '@full' }, async ({
    visitor,
    site,
  }) => {
    await openBlogOf(visitor, site.origin, postsNumbered(30));
    await visitor.route('**/blog.json', (route) => route.abort(), { times: 1 });
    await visitor.getByRole('button', { name: 'Load More' }).click();
    const failure = visitor.getByRole('alert').filter({ hasText: postMessages.list });
    await expect(failure).toBeVisible();
    await expect(titles(visitor)).toHaveText(titlesNumbered(13));
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(titles(visitor)).toHaveText(titlesNumbered(26));
    await expect(failure).toHaveCount(0);
  });
});

test('a search typed and a category chosen before the script runs are applied', { tag: '@full' }, async ({
  visitor,
}) => {
  const url = blogSearch({ q: 'the', category: 'UI/UX Design' });
  for (const path of [paths.blog, blogSearch({ q: 'old', category: 'UI/UX Design' })]) {
    const run = await delayResponse(visitor, scriptAt(app));
    await visitor.goto(path);
    await searchBox(visitor).fill('the');
    if (path === paths.blog) await categories(visitor).selectOption('UI/UX Design');
    run();
    await expect(visitor).toHaveURL(url);
    await expect(searchBox(visitor)).toHaveValue('the');
    await expect(categories(visitor)).toHaveValue('UI/UX Design');
  }
});
