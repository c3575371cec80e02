import { EventEmitter, once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { blog } from '#src/content/blog.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { postCategories, postPageSize } from '#src/features/posts/post.ts';
import { blogSearch, paths } from '#src/paths.ts';
import { aPost, postsNumbered } from '#tests/support/aPost.ts';
import {
  clearDocuments,
  resetStatistics,
  statistics,
  storeDocuments,
} from '#tests/support/embeddedFirebase.ts';
import { expect, test } from '#tests/support/people.ts';
import { publishedPosts } from '#tests/support/prerendered.ts';
import { openPage } from '#tests/support/publicPages.ts';

/** Where the browser listens to the database. */
const listening = '**/Listen/**';

/** The list as the build wrote it. */
const builtList = '**/blog/index.json';

function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search articles' });
}

function categories(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Category' });
}

/** What the list says about itself. */
function listStatus(page: Page): Locator {
  return page.getByRole('region', { name: 'Articles' }).getByRole('status');
}

/** Titles of the articles shown, the featured one first. */
function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading');
}

/** `Post 01` to `Post {last}` in this order. */
function numbered(last: number): string[] {
  return Array.from({ length: last }, (_, index) => `Post ${String(index + 1).padStart(2, '0')}`);
}

/** Opens the list of a blog that holds nothing but these posts, and waits until it follows the database. */
async function openBlogOf(page: Page, origin: string, posts: ReturnType<typeof postsNumbered>) {
  await clearDocuments(origin);
  await storeDocuments(origin, posts);
  await openPage(page, origin + paths.blog);
  await page.mouse.wheel(0, 1);
  await expect(titles(page).first()).toHaveText('Post 01');
}

/** Holds back every answer to such requests until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  const gate = new EventEmitter();
  const isOpen = once(gate, 'open');
  await page.route(url, (route) => isOpen.then(() => route.continue()));
  return () => void gate.emit('open');
}

/** Lets the host answer for the built list as one that has none: with the app itself. */
async function forgetBuiltList(page: Page): Promise<void> {
  await page.route(builtList, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
}

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
  await expect(others.getByRole('heading', { level: 3 })).toHaveText(numbered(5).slice(1));
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
  await visitor.getByRole('link', { name: 'forms' }).last().press('Enter');
  await expect(visitor).toHaveURL(blogSearch({ q: 'forms' }));
  await expect(titles(visitor)).toHaveText(['Post 02', 'Post 03']);
  await titles(visitor).nth(1).click();
  await expect(visitor).toHaveURL(paths.article('post-03'));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Post 03');
});

test('the list shows thirteen articles, and thirteen more with each press, the focus on the first of them', async ({
  visitor,
  site,
}) => {
  await openBlogOf(visitor, site.origin, postsNumbered(30));
  await expect(titles(visitor)).toHaveText(numbered(13));
  const more = visitor.getByRole('button', { name: 'Load more' });
  await more.press('Enter');
  await expect(titles(visitor)).toHaveText(numbered(26));
  await expect(visitor.getByRole('link', { name: 'Post 14' })).toBeFocused();
  await more.click();
  await expect(titles(visitor)).toHaveText(numbered(30));
  await expect(visitor.getByRole('link', { name: 'Post 27' })).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('where no more articles follow, Load more goes and leaves the focus on the last one', async ({
  visitor,
  site,
}) => {
  await openBlogOf(visitor, site.origin, postsNumbered(13));
  const more = visitor.getByRole('button', { name: 'Load more' });
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(titles(visitor)).toHaveText(numbered(13));
  await expect(visitor.getByRole('link', { name: 'Post 13' })).toBeFocused();
});

test('a search goes on in older articles, and says so meanwhile', async ({ visitor, site }) => {
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(60, (number) => ({ excerpt: number === 30 ? 'A needle.' : 'Hay.' })),
  );
  await searchBox(visitor).fill('needle');
  await expect(listStatus(visitor)).toHaveText('Searching older articles');
  await expect(visitor.getByRole('main')).not.toContainText(/Loading articles|Before that|Load more/);
  await expect(titles(visitor)).toHaveText(['Post 30']);
  await expect(listStatus(visitor)).toHaveText('1 shown');
});

test('typing on stops a search', async ({ ownSite: { origin }, openBrowser }) => {
  const visitor = await openBrowser({ baseURL: origin });
  await openBlogOf(visitor, origin, postsNumbered(90));
  await resetStatistics(origin);
  const answer = await hold(visitor, listening);
  const question = visitor.waitForRequest(listening);
  await searchBox(visitor).fill('nothing has these words');
  await expect(listStatus(visitor)).toHaveText('Searching older articles');
  await question;
  await searchBox(visitor).fill('post');
  await expect(titles(visitor)).toHaveText(numbered(13));
  await expect(listStatus(visitor)).toHaveText('13 shown');
  answer();
  await storeDocuments(origin, [aPost({ id: 'new', title: 'A new post', createdAt: new Date() })]);
  await expect(titles(visitor).first()).toHaveText('A new post');
  expect((await statistics(origin)).documentsRead).toBeLessThan(2 * postPageSize);
});

test('the way back from an article finds the list as long as it was left', async ({ visitor, site }) => {
  await openBlogOf(visitor, site.origin, postsNumbered(30));
  await visitor.getByRole('button', { name: 'Load more' }).click();
  await visitor.getByRole('link', { name: 'Post 20' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Post 20' })).toBeVisible();
  await visitor.goBack();
  await expect(titles(visitor)).toHaveText(numbered(26));
  await expect(visitor.getByRole('link', { name: 'Post 20' })).toBeInViewport();
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

test('the list says that it is loading, and shows what was built as soon as that is here', async ({
  visitor,
}) => {
  await openPage(visitor, paths.home);
  await hold(visitor, listening);
  const answer = await hold(visitor, builtList);
  await visitor.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(visitor.getByText(blog.loading)).toBeVisible();
  await expect(listStatus(visitor)).toHaveText('Loading articles');
  answer();
  await expect(titles(visitor)).toHaveText(publishedPosts.map(({ title }) => title));
  await expect(visitor.getByText(blog.loading)).toHaveCount(0);
});

test.describe('when the database cannot be reached', () => {
  test.use({ expectedMessages: /Failed to load resource|A live read failed|Firestore|blog posts/ });

  test('the list stays as it was built, and a notification offers to ask again', async ({
    visitor,
    site,
  }) => {
    await visitor.route(listening, (route) => route.abort());
    await openPage(visitor, paths.blog);
    await storeDocuments(site.origin, [aPost({ id: 'new', title: 'A new post', createdAt: new Date() })]);
    await visitor.mouse.wheel(0, 1);
    const failure = visitor.getByRole('alert').filter({ hasText: postMessages.list });
    await expect(failure).toBeVisible({ timeout: 15_000 });
    await expect(titles(visitor)).toHaveText(publishedPosts.map(({ title }) => title));
    await visitor.unroute(listening);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(titles(visitor).first()).toHaveText('A new post');
    await expect(failure).toHaveCount(0);
  });

  test('older articles that cannot be read are left out until they can', async ({ visitor, site }) => {
    test.slow();
    await openBlogOf(visitor, site.origin, postsNumbered(30));
    const more = visitor.getByRole('button', { name: 'Load more' });
    await more.click();
    await expect(titles(visitor)).toHaveText(numbered(26));
    await visitor.context().setOffline(true);
    await more.click();
    const failure = visitor.getByRole('alert').filter({ hasText: postMessages.list });
    await expect(failure).toBeVisible({ timeout: 30_000 });
    await expect(titles(visitor)).toHaveText(numbered(26));
    await visitor.context().setOffline(false);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(titles(visitor)).toHaveText(numbered(30));
  });

  test('nothing on the page goes, even if the code for more was never here', async ({ visitor, site }) => {
    await openBlogOf(visitor, site.origin, postsNumbered(30));
    await visitor.context().setOffline(true);
    await visitor.getByRole('button', { name: 'Load more' }).click();
    const failure = visitor.getByRole('alert').filter({ hasText: postMessages.list });
    await expect(failure).toBeVisible();
    await expect(titles(visitor)).toHaveText(numbered(13));
    await visitor.context().setOffline(false);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toHaveCount(0);
    await visitor.getByRole('button', { name: 'Load more' }).click();
    await expect(titles(visitor)).toHaveText(numbered(26));
  });
});

test('the newsletter box takes an address, and its button does nothing and calls nobody', async ({
  visitor,
}) => {
  await openPage(visitor, paths.blog);
  const form = visitor.getByRole('form', { name: 'Newsletter' });
  const isListening = visitor.waitForRequest(listening);
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

test('what was typed and chosen before the script ran is searched for', async ({ visitor }) => {
  const run = await hold(visitor, '**/assets/core-*.js');
  await visitor.goto(paths.blog);
  await searchBox(visitor).fill('the');
  await categories(visitor).selectOption('UI/UX Design');
  run();
  await expect(visitor).toHaveURL(blogSearch({ q: 'the', category: 'UI/UX Design' }));
  await expect(searchBox(visitor)).toHaveValue('the');
  await expect(categories(visitor)).toHaveValue('UI/UX Design');
});

test('a word typed before the script ran keeps the category of the address', async ({ visitor }) => {
  const run = await hold(visitor, '**/assets/core-*.js');
  await visitor.goto(blogSearch({ q: 'old', category: 'UI/UX Design' }));
  await searchBox(visitor).fill('the');
  run();
  await expect(visitor).toHaveURL(blogSearch({ q: 'the', category: 'UI/UX Design' }));
  await expect(searchBox(visitor)).toHaveValue('the');
  await expect(categories(visitor)).toHaveValue('UI/UX Design');
});

test('a category chosen while typing takes nothing from the text', async ({ visitor }) => {
  await openPage(visitor, paths.blog);
  await searchBox(visitor).evaluate((box: HTMLInputElement) => {
    const enter = (field: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
      field.value = value;
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

test('a visit reads thirteen posts at most, also where the list was not built and a search is taken back', async ({
  ownSite: { origin },
  openBrowser,
}) => {
  const visitor = await openBrowser({ baseURL: origin });
  await clearDocuments(origin);
  await storeDocuments(origin, postsNumbered(30));
  await forgetBuiltList(visitor);
  await openPage(visitor, paths.home);
  await visitor.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(titles(visitor)).toHaveText(numbered(13));
  await searchBox(visitor).fill('post 0');
  await expect(visitor).toHaveURL(blogSearch({ q: 'post 0' }));
  await searchBox(visitor).clear();
  await expect(titles(visitor)).toHaveText(numbered(13));
  await visitor.mouse.wheel(0, 1);
  // Longer than a page waits before it starts to listen.
  await visitor.waitForTimeout(2_000);
  expect((await statistics(origin)).documentsRead).toBe(postPageSize);
});
