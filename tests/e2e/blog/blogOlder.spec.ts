import { blog } from '#src/content/blog.ts';
import { postPageSize } from '#src/features/posts/data/post.ts';
import { blogSearch, paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { aPost, postsNumbered } from '#tests/support/records/aPost.ts';
import {
  clearDocuments,
  resetStatistics,
  statistics,
  storeDocuments,
} from '#tests/support/servers/embeddedFirebase.ts';
import { listStatus, openBlogOf, searchBox, titles, titlesNumbered } from './blogList.ts';

test('the list shows thirteen articles, and thirteen more with each press, focusing the first new one', async ({
  visitor,
  site,
}) => {
  await openBlogOf(visitor, site.origin, postsNumbered(30));
  await expect(titles(visitor)).toHaveText(titlesNumbered(13));
  const more = visitor.getByRole('button', { name: 'Load More' });
  await more.press('Enter');
  await expect(titles(visitor)).toHaveText(titlesNumbered(26));
  await expect(visitor.getByRole('link', { name: 'Post 14' })).toBeFocused();
  await more.click();
  await expect(titles(visitor)).toHaveText(titlesNumbered(30));
  await expect(visitor.getByRole('link', { name: 'Post 27' })).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('Load More disappears after the last articles and moves the focus to the last one', {
  tag: '@full',
}, async ({ visitor, site }) => {
  await openBlogOf(visitor, site.origin, postsNumbered(13));
  const more = visitor.getByRole('button', { name: 'Load More' });
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(titles(visitor)).toHaveText(titlesNumbered(13));
  await expect(visitor.getByRole('link', { name: 'Post 13' })).toBeFocused();
});

test('a visitor who has moved on keeps the focus when more articles arrive', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await openBlogOf(visitor, site.origin, postsNumbered(30));
  const answer = await delayResponse(visitor, endpoints.query);
  await visitor.getByRole('button', { name: 'Load More' }).click();
  await searchBox(visitor).focus();
  answer();
  await expect(titles(visitor)).toHaveText(titlesNumbered(26));
  await expect(searchBox(visitor)).toBeFocused();
});

test('a search continues in older articles, and says so until it is done', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(60, (number) => ({ excerpt: number === 30 ? 'A needle.' : 'Hay.' })),
  );
  const answer = await delayResponse(visitor, endpoints.query);
  await searchBox(visitor).fill('needle');
  await expect(listStatus(visitor)).toHaveText(blog.searchingOlder);
  await expect(visitor.getByRole('main')).not.toContainText(/Loading articles|Earlier articles|Load More/, {
    useInnerText: true,
  });
  answer();
  await expect(titles(visitor)).toHaveText(['Post 30']);
  await expect(listStatus(visitor)).toHaveText('1 article');
});

test('typing more cancels the search', { tag: '@full' }, async ({
  isolatedSite: { origin },
  openBrowser,
}) => {
  const visitor = await openBrowser({ baseURL: origin });
  await openBlogOf(visitor, origin, postsNumbered(90));
  await resetStatistics(origin);
  const answer = await delayResponse(visitor, endpoints.query);
  const question = visitor.waitForRequest(endpoints.query);
  await searchBox(visitor).fill('nothing has these words');
  await expect(listStatus(visitor)).toHaveText(blog.searchingOlder);
  await question;
  await searchBox(visitor).fill('post');
  await expect(titles(visitor)).toHaveText(titlesNumbered(13));
  await expect(listStatus(visitor)).toHaveText('13 articles');
  answer();
  await storeDocuments(origin, [aPost({ id: 'new', title: 'A new post', createdAt: new Date() })]);
  await expect(titles(visitor).first()).toHaveText('A new post');
  expect((await statistics(origin)).documentsRead).toBeLessThan(2 * postPageSize);
});

test('a visit reads thirteen posts at most, also when the list was not built and a search is cleared', {
  tag: '@full',
}, async ({ isolatedSite: { origin }, openBrowser }) => {
  const visitor = await openBrowser({ baseURL: origin });
  await clearDocuments(origin);
  await storeDocuments(origin, postsNumbered(30));
  // A host without a built list responds with the app itself.
  await visitor.route('**/blog.json', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await visitor.clock.install();
  await openPage(visitor, paths.home);
  await visitor.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(titles(visitor)).toHaveText(titlesNumbered(13));
  // A pause in typing would start the search, so stop the clock except for the URL update.
  await visitor.clock.pauseAt((await visitor.evaluate(() => Date.now())) + 5_000);
  await searchBox(visitor).fill('post 0');
  await visitor.clock.runFor(200);
  await expect(visitor).toHaveURL(blogSearch({ q: 'post 0' }));
  await searchBox(visitor).clear();
  await expect(visitor).toHaveURL(paths.blog);
  await expect(titles(visitor)).toHaveText(titlesNumbered(13));
  await visitor.clock.resume();
  await visitor.mouse.wheel(0, 1);
  await expect.poll(async () => (await statistics(origin)).targets).toEqual({ blogs: 1 });
  await visitor.clock.runFor(2_000);
  expect((await statistics(origin)).documentsRead).toBe(postPageSize);
});
