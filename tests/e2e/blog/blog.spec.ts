import { postPageSize } from '#src/features/posts/data/post.ts';
import { blogSearch, paths } from '#src/paths.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { untilIdle } from '#tests/e2e/support/untilIdle.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { postsNumbered } from '#tests/support/records/aPost.ts';
import { categories, listStatus, openBlogOf, searchBox, titles, titlesNumbered } from './blogList.ts';

test('the first article is featured, each shows at most three tags, a tag starts a search for itself, and a card opens its article', async ({
  visitor,
  site,
}) => {
  const tags = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(5, (number) => ({ tags: tags.slice(0, number) })),
  );
  const featured = visitor.getByRole('region', { name: 'Featured article' });
  await expect(featured.getByRole('heading')).toHaveText('Post 01');
  const others = visitor.getByRole('region', { name: 'Older articles' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveText(titlesNumbered(5).slice(1));
  for (const [index, count] of [1, 2, 3, 3].entries()) {
    const shown = visitor.getByRole('article').nth(index).getByRole('list', { name: 'Tags' });
    await expect(shown.getByRole('listitem')).toHaveText(tags.slice(0, count));
  }
  await visitor.getByRole('link', { name: 'gamma' }).first().press('Enter');
  await expect(visitor).toHaveURL(blogSearch({ q: 'gamma' }));
  await expect(titles(visitor)).toHaveText(['Post 03', 'Post 04', 'Post 05']);
  await expect(searchBox(visitor)).toHaveValue('gamma');
  await expect(searchBox(visitor)).toBeFocused();
  await searchBox(visitor).fill('post 04');
  await expect(featured.getByRole('heading')).toHaveText('Post 04');
  await expect(others).toHaveCount(0);
  await titles(visitor).click();
  await expect(visitor).toHaveURL(paths.article('post-04'));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Post 04');
});

test('the newsletter box accepts an address, and its button does nothing and sends nothing', {
  tag: '@full',
}, async ({ visitor }) => {
  const isListening = visitor.waitForRequest(endpoints.listen);
  await openPage(visitor, paths.blog);
  const form = visitor.getByRole('form', { name: 'Newsletter' });
  await form.getByRole('textbox', { name: 'Email' }).fill('ana@nunez.example');
  await form.getByRole('button', { name: 'Subscribe' }).hover();
  await visitor.keyboard.press('Shift');
  await isListening;
  const calls: string[] = [];
  visitor.on('request', (request) => {
    // The page may still be loading images and code.
    if (!['image', 'script', 'stylesheet', 'font'].includes(request.resourceType()))
      calls.push(request.url());
  });
  const before = await visitor.getByRole('main').innerText();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await untilIdle(visitor);
  expect(await visitor.getByRole('main').innerText()).toBe(before);
  expect(calls.filter((url) => !url.includes('/Listen/'))).toEqual([]);
  await expect(visitor).toHaveURL(paths.blog);
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@nunez.example');
});

test('Back returns from an article to the list with its filter', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(40, (number) => ({ category: number % 2 === 0 ? 'SEO' : 'Case Studies' })),
  );
  await categories(visitor).selectOption('SEO');
  await expect(titles(visitor).first()).toHaveText('Post 02');
  await expect(listStatus(visitor)).toHaveText(`${postPageSize} articles shown`);
  await visitor.getByRole('button', { name: 'Load More' }).click();
  await visitor.getByRole('link', { name: 'Post 36' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Post 36' })).toBeVisible();
  await visitor.goBack();
  await expect(visitor).toHaveURL(blogSearch({ category: 'SEO' }));
  await expect(titles(visitor)).toHaveCount(20);
  await expect(visitor.getByRole('link', { name: 'Post 36' })).toBeInViewport();
});
