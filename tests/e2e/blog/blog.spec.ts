import { blog } from '#src/content/blog.ts';
import { postCategories } from '#src/features/posts/data/post.ts';
import { blogSearch, paths } from '#src/paths.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { aPost, postsNumbered } from '#tests/support/records/aPost.ts';
import { categories, listStatus, openBlogOf, searchBox, titles, titlesNumbered } from './blogList.ts';

test('the search narrows the list as one types, in any case, by title, excerpt or any tag', async ({
  visitor,
  site,
}) => {
  await openBlogOf(visitor, site.origin, [
    ...postsNumbered(2),
    aPost({ id: 'title', title: 'The harbor whiteboard' }),
    aPost({ id: 'excerpt', title: 'Coins', excerpt: 'Down a Peg Board.' }),
    aPost({ id: 'tag', title: 'Letters', tags: ['one', 'two', 'three', 'Fourth Tag'] }),
  ]);
  await expect(listStatus(visitor)).toHaveText('5 shown, newest first');
  for (const [text, title] of [
    ['hARBOR W', 'The harbor whiteboard'],
    ['peg board', 'Coins'],
    ['fourth', 'Letters'],
  ] as const) {
    await searchBox(visitor).clear();
    await searchBox(visitor).pressSequentially(text);
    await expect(titles(visitor)).toHaveText([title]);
    await expect(listStatus(visitor)).toHaveText('1 shown');
  }
  await searchBox(visitor).clear();
  await expect(titles(visitor)).toHaveCount(5);
});

test('the dropdown offers all categories and the eight, and narrows the list to one', async ({
  visitor,
  site,
}) => {
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(30, (number) => ({ category: number % 7 === 0 ? 'SEO' : 'Case Studies' })),
  );
  await expect(categories(visitor).getByRole('option')).toHaveText(['All Categories', ...postCategories]);
  await categories(visitor).selectOption('SEO');
  await expect(titles(visitor)).toHaveText(['Post 07', 'Post 14', 'Post 21', 'Post 28']);
  await searchBox(visitor).fill('2');
  await expect(titles(visitor)).toHaveText(['Post 21', 'Post 28']);
  await categories(visitor).selectOption('All Categories');
  await expect(titles(visitor).first()).toHaveText('Post 02');
});

test('search and category stand in the address, which can be shared, reloaded and left by Back', async ({
  visitor,
}) => {
  await openPage(visitor, paths.blog);
  await searchBox(visitor).pressSequentially('the');
  await expect(visitor).toHaveURL(blogSearch({ q: 'the' }));
  await categories(visitor).selectOption('UI/UX Design');
  const address = blogSearch({ q: 'the', category: 'UI/UX Design' });
  await expect(visitor).toHaveURL(address);
  const found = await titles(visitor).allTextContents();
  expect(found.length).toBeGreaterThan(0);

  await visitor.reload();
  await expect(titles(visitor)).toHaveText(found);
  await expect(searchBox(visitor)).toHaveValue('the');
  await expect(categories(visitor)).toHaveValue('UI/UX Design');

  await visitor.goBack();
  await expect(visitor).toHaveURL(blogSearch({ q: 'the' }));
  await expect(searchBox(visitor)).toHaveValue('the');
  await expect(categories(visitor)).toHaveValue('');
  await visitor.goForward();
  await expect(titles(visitor)).toHaveText(found);
  await expect(categories(visitor)).toHaveValue('UI/UX Design');
});

test('the first article that fits is featured, the others follow, each with at most three tags', async ({
  visitor,
  site,
}) => {
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(5, (number) => ({ tags: ['a', 'b', 'c', 'd', 'e'].slice(0, number) })),
  );
  const featured = visitor.getByRole('region', { name: 'Featured article' });
  await expect(featured.getByRole('heading')).toHaveText('Post 01');
  const others = visitor.getByRole('region', { name: 'Before that' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveText(titlesNumbered(5).slice(1));
  for (const [index, tags] of [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']].entries()) {
    await expect(
      visitor.getByRole('article').nth(index).getByRole('list', { name: 'Tags' }).getByRole('listitem'),
    ).toHaveText(tags);
  }
  await searchBox(visitor).fill('post 04');
  await expect(featured.getByRole('heading')).toHaveText('Post 04');
  await expect(others).toHaveCount(0);
});

test('a card leads to its article, and a tag on it searches for that tag', async ({ visitor, site }) => {
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(3, (number) => ({ tags: number > 1 ? ['forms'] : [] })),
  );
  await visitor.getByRole('link', { name: 'forms' }).first().press('Enter');
  await expect(visitor).toHaveURL(blogSearch({ q: 'forms' }));
  await expect(titles(visitor)).toHaveText(['Post 02', 'Post 03']);
  await expect(searchBox(visitor)).toHaveValue('forms');
  await expect(searchBox(visitor)).toBeFocused();
  await titles(visitor).nth(1).click();
  await expect(visitor).toHaveURL(paths.article('post-03'));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Post 03');
});

test('nothing that fits is said in the words of the specification, and one link shows all again', async ({
  visitor,
}) => {
  await openPage(visitor, paths.blog);
  const all = await titles(visitor).allTextContents();
  await searchBox(visitor).fill('no article has these words');
  const words = visitor.locator('[aria-live=polite]', {
    hasText: 'No articles found matching your criteria.',
  });
  await expect(words).toBeVisible();
  await expect(titles(visitor)).toHaveCount(0);
  await visitor.getByRole('link', { name: blog.clear }).press('Enter');
  await expect(visitor).toHaveURL(paths.blog);
  await expect(titles(visitor)).toHaveText(all);
  await expect(searchBox(visitor)).toHaveValue('');
  await expect(searchBox(visitor)).toBeFocused();
});

test('the newsletter box takes an address, and its button does nothing and calls nobody', {
  tag: '@full',
}, async ({ visitor }) => {
  await openPage(visitor, paths.blog);
  const form = visitor.getByRole('form', { name: 'Newsletter' });
  const isListening = visitor.waitForRequest(endpoints.listen);
  await form.getByRole('textbox', { name: 'Email' }).fill('ana@nunez.example');
  await form.getByRole('button', { name: 'Subscribe' }).hover();
  await visitor.keyboard.press('Shift');
  await isListening;
  const requests: string[] = [];
  visitor.on('request', (request) => requests.push(request.url()));
  const before = await visitor.getByRole('main').innerText();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await visitor.waitForTimeout(500);
  expect(requests.filter((url) => !url.includes('/Listen/'))).toEqual([]);
  await expect(visitor).toHaveURL(paths.blog);
  expect(await visitor.getByRole('main').innerText()).toBe(before);
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@nunez.example');
});

test('a category chosen while typing takes nothing from the text', { tag: '@full' }, async ({ visitor }) => {
  await openPage(visitor, paths.blog);
  await searchBox(visitor).evaluate((box: HTMLInputElement) => {
    const enter = (field: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
      // As a browser sets it: React would take a value set by script for its own.
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event(event, { bubbles: true }));
    };
    enter(box, 'th', 'input');
    const select = box.form?.elements.namedItem('category') as HTMLSelectElement;
    enter(select, 'UI/UX Design', 'change');
    enter(box, 'the', 'input');
  });
  await expect(visitor).toHaveURL(blogSearch({ q: 'the', category: 'UI/UX Design' }));
  await expect(searchBox(visitor)).toHaveValue('the');
  await expect(categories(visitor)).toHaveValue('UI/UX Design');
});

test('Back to Blog leads to the list as it was left, with its filter', async ({ visitor, site }) => {
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(40, (number) => ({ category: number % 2 === 0 ? 'SEO' : 'Case Studies' })),
  );
  await categories(visitor).selectOption('SEO');
  await visitor.getByRole('button', { name: 'Load more' }).click();
  await visitor.getByRole('link', { name: 'Post 36' }).click();
  await visitor.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(visitor).toHaveURL(blogSearch({ category: 'SEO' }));
  await expect(titles(visitor)).toHaveCount(20);
  await expect(visitor.getByRole('link', { name: 'Post 36' })).toBeInViewport();
});

test('a cross in the site’s own look empties the search and gives the field the focus back', {
  tag: '@full',
}, async ({ visitor }) => {
  await openPage(visitor, paths.blog);
  const cross = visitor.getByRole('button', { name: blog.search.clear });
  await expect(cross).toHaveCount(0);
  await searchBox(visitor).fill('the');
  await cross.click();
  await expect(searchBox(visitor)).toHaveValue('');
  await expect(searchBox(visitor)).toBeFocused();
  await expect(visitor).toHaveURL(paths.blog);
});
