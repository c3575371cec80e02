import { blog } from '#src/content/blog.ts';
import { postPageSize } from '#src/features/posts/data/post.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
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

test('the list shows thirteen articles, and thirteen more with each click, focusing the first new one', async ({
  visitor,
  site,
}) => {
  await openBlogOf(visitor, site.origin, postsNumbered(30));
  await expect(titles(visitor)).toHaveText(titlesNumbered(13));
  await expect(listStatus(visitor)).toHaveText('13 articles shown');
  const more = visitor.getByRole('button', { name: 'Load More' });
  await more.press('Enter');
  await expect(titles(visitor)).toHaveText(titlesNumbered(26));
  await expect(visitor.getByRole('link', { name: 'Post 14' })).toBeFocused();
  await more.click();
  await expect(titles(visitor)).toHaveText(titlesNumbered(30));
  await expect(listStatus(visitor)).toHaveText('30 articles');
  await expect(visitor.getByRole('link', { name: 'Post 27' })).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('Load More disappears after the last articles and moves focus to the last one', {
  tag: '@full',
}, async ({ visitor, site }) => {
  await openBlogOf(visitor, site.origin, postsNumbered(13));
  const more = visitor.getByRole('button', { name: 'Load More' });
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(titles(visitor)).toHaveText(titlesNumbered(13));
  await expect(visitor.getByRole('link', { name: 'Post 13' })).toBeFocused();
});

test('a visitor who has moved on keeps focus when more articles arrive', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await openBlogOf(visitor, site.origin, postsNumbered(30));
  const release = await delayResponse(visitor, '**/blog.json');
  await visitor.getByRole('button', { name: 'Load More' }).click();
  await searchBox(visitor).focus();
  release();
  await expect(titles(visitor)).toHaveText(titlesNumbered(26));
  await expect(searchBox(visitor)).toBeFocused();
});

test('a search continues in older articles, and the list says that it is searching until it is done', {
  tag: '@full',
}, async ({ visitor, site }) => {
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(60, (number) => ({ excerpt: number === 30 ? 'A needle.' : 'Hay.' })),
  );
  const release = await delayResponse(visitor, '**/blog.json');
  await searchBox(visitor).fill('needle');
  await expect(listStatus(visitor)).toHaveText(blog.searchingOlder);
  await expect(visitor.getByRole('main')).not.toContainText(/Loading articles|Older articles|Load More/, {
    useInnerText: true,
  });
  release();
  await expect(titles(visitor)).toHaveText(['Post 30']);
  await expect(listStatus(visitor)).toHaveText('1 article');
});

test('a search and all older articles read nothing from the database', async ({
  isolatedSite: { origin },
  openBrowser,
}) => {
  const visitor = await openBrowser({ baseURL: origin });
  await clearDocuments(origin);
  await resetStatistics(origin);
  await openBlogOf(
    visitor,
    origin,
    postsNumbered(90, (number) => ({
      title: number === 80 ? 'The café’s façade' : `Post ${String(number).padStart(2, '0')}`,
    })),
  );
  await searchBox(visitor).fill('facade cafe');
  await expect(titles(visitor)).toHaveText(['The café’s façade']);
  await expect(visitor.locator('mark')).toHaveText(['café', 'façade']);
  await searchBox(visitor).fill('post');
  await visitor.getByRole('button', { name: 'Load More' }).click();
  await expect(listStatus(visitor)).toHaveText('26 articles shown');
  const { documentsRead, targets } = await statistics(origin);
  expect({ documentsRead, targets }).toEqual({ documentsRead: postPageSize, targets: { blogs: 1 } });
});

test('the list follows the newest page, even after older articles are shown', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await openBlogOf(visitor, site.origin, postsNumbered(15));
  await visitor.getByRole('button', { name: 'Load More' }).click();
  await expect(titles(visitor)).toHaveText(titlesNumbered(15));
  await storeDocuments(site.origin, [
    aPost({ id: 'new', title: 'A new post', createdAt: new Date() }),
    aPost({ id: 'post-02', published: false }),
  ]);
  const others = titlesNumbered(15).filter((title) => title !== 'Post 02');
  await expect(titles(visitor)).toHaveText(['A new post', ...others]);
});

test('the newest page is read from the database if no list was built', { tag: '@full' }, async ({
  isolatedSite: { origin },
  openBrowser,
}) => {
  const visitor = await openBrowser({ baseURL: origin });
  await clearDocuments(origin);
  await storeDocuments(origin, postsNumbered(30));
  // Such a host responds with the app itself.
  await visitor.route('**/blog.json', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await openPage(visitor, paths.home);
  await visitor.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(titles(visitor)).toHaveText(titlesNumbered(13));
  await searchBox(visitor).fill('post 0');
  await expect(titles(visitor)).toHaveText(titlesNumbered(10));
  await expect(visitor.getByRole('alert').filter({ hasText: postMessages.list })).toBeVisible();
  expect((await statistics(origin)).documentsRead).toBe(postPageSize);
});
