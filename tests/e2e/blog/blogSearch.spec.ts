import { blog } from '#src/content/blog.ts';
import { postCategories } from '#src/features/posts/data/post.ts';
import { blogSearch, paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { aPost, postsNumbered } from '#tests/support/records/aPost.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';
import { categories, listStatus, openBlogOf, searchBox, titles } from './blogList.ts';

test('the search narrows the list as the visitor types, in any case, by title, excerpt or any tag, and the category narrows it further', async ({
  visitor,
  site,
}) => {
  await openBlogOf(visitor, site.origin, [
    ...postsNumbered(2),
    aPost({ id: 'title', title: 'The harbor whiteboard', category: 'SEO' }),
    aPost({ id: 'excerpt', title: 'Coins', excerpt: 'Down a Peg Board.', category: 'SEO' }),
    aPost({ id: 'tag', title: 'Letters', tags: ['one', 'two', 'three', 'Fourth Tag'] }),
  ]);
  await expect(listStatus(visitor)).toHaveText('5 articles');
  for (const [text, title] of [
    ['hARBOR W', 'The harbor whiteboard'],
    ['peg board', 'Coins'],
    ['fourth', 'Letters'],
  ] as const) {
    await searchBox(visitor).clear();
    await searchBox(visitor).pressSequentially(text);
    await expect(titles(visitor)).toHaveText([title]);
    await expect(listStatus(visitor)).toHaveText('1 article');
  }
  const cross = visitor.getByRole('button', { name: blog.search.clear });
  await cross.click();
  await expect(searchBox(visitor)).toHaveValue('');
  await expect(searchBox(visitor)).toBeFocused();
  await expect(cross).toHaveCount(0);
  await expect(titles(visitor)).toHaveCount(5);
  await expect(categories(visitor).getByRole('option')).toHaveText(['All Categories', ...postCategories]);
  await categories(visitor).selectOption('SEO');
  await expect(titles(visitor)).toHaveText(['The harbor whiteboard', 'Coins']);
  await searchBox(visitor).fill('coin');
  await expect(titles(visitor)).toHaveText(['Coins']);

  await searchBox(visitor).fill('no article has these words');
  const none = 'No articles found matching your criteria.';
  await expect(visitor.locator('[aria-live=polite]', { hasText: none })).toBeVisible();
  await expect(titles(visitor)).toHaveCount(0);
  await visitor.getByRole('link', { name: blog.clear }).press('Enter');
  await expect(visitor).toHaveURL(paths.blog);
  await expect(titles(visitor)).toHaveCount(5);
  await expect(searchBox(visitor)).toHaveValue('');
  await expect(searchBox(visitor)).toBeFocused();
});

test('search and category are in the URL, which works when shared, reloaded or left with Back', {
  tag: '@full',
}, async ({ visitor }) => {
  await openPage(visitor, paths.blog);
  await searchBox(visitor).pressSequentially('the');
  await expect(visitor).toHaveURL(blogSearch({ q: 'the' }));
  await categories(visitor).selectOption('UI/UX Design');
  const url = blogSearch({ q: 'the', category: 'UI/UX Design' });
  await expect(visitor).toHaveURL(url);
  // The URL changes first.
  await expect(titles(visitor)).toHaveCount(2);
  const found = await titles(visitor).allTextContents();

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

test('choosing a category while typing loses none of the text', { tag: '@full' }, async ({ visitor }) => {
  await openPage(visitor, paths.blog);
  await searchBox(visitor).evaluate((box: HTMLInputElement) => {
    const enter = (field: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
      // Set as a browser does, because React ignores values that a script sets.
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

test('an article opens if its link is clicked right after a key press', { tag: '@full' }, async ({
  visitor,
}) => {
  await openPage(visitor, paths.blog);
  await searchBox(visitor).fill('the');
  await expect(visitor).toHaveURL(blogSearch({ q: 'the' }));
  const url = await visitor.getByRole('article').getByRole('link').first().getAttribute('href');
  await delayResponse(visitor, `**${url}.json`);
  await searchBox(visitor).press('Backspace');
  await visitor.locator(`a[href="${url}"]`).first().dispatchEvent('click');
  await expect(visitor).toHaveURL(String(url));
});

test('the search follows a tag that is clicked while an article is still opening', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(1, () => ({ tags: ['Forms'] })),
  );
  const code = scriptAt('src/pages/ArticlePage.tsx');
  await delayResponse(visitor, code);
  const isOpening = visitor.waitForRequest(code);
  await searchBox(visitor).press('p');
  await visitor.getByRole('link', { name: 'Post 01' }).dispatchEvent('click');
  await isOpening;
  await visitor.getByRole('link', { name: 'Forms' }).dispatchEvent('click');
  await expect(visitor).toHaveURL(blogSearch({ q: 'Forms' }));
  await expect(searchBox(visitor)).toHaveValue('Forms');
});

test('a tag or Back used right after a key press overrides the typed text', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await visitor.clock.install();
  await openBlogOf(
    visitor,
    site.origin,
    postsNumbered(1, () => ({ tags: ['Forms'] })),
  );
  await searchBox(visitor).fill('p');
  await expect(visitor).toHaveURL(blogSearch({ q: 'p' }));
  const expectSearch = async (q: string) => {
    await expect(searchBox(visitor)).toHaveValue(q);
    await visitor.clock.runFor(1_000);
    await expect(visitor).toHaveURL(blogSearch({ q }));
    await expect(searchBox(visitor)).toHaveValue(q);
  };
  // In one task each.
  await searchBox(visitor).evaluate((box) => {
    box.focus();
    document.execCommand('insertText', false, 'o');
    document.querySelector<HTMLElement>('a[href*="q=Forms"]')?.click();
  });
  await expectSearch('Forms');
  await searchBox(visitor).evaluate((box) => {
    box.focus();
    document.execCommand('insertText', false, 's');
    history.back();
  });
  await expectSearch('po');
});

test('the search keeps working after Back was pressed before a slow phone showed the chosen category', {
  tag: '@full',
}, async ({ visitor, site }) => {
  await openBlogOf(visitor, site.origin, postsNumbered(13));
  await searchBox(visitor).fill('post');
  await expect(visitor).toHaveURL(blogSearch({ q: 'post' }));
  const devTools = await visitor.context().newCDPSession(visitor);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await categories(visitor).evaluate(async (select: HTMLSelectElement) => {
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    select.value = 'SEO';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    // Right after the category was copied to the URL.
    setTimeout(() => history.back());
    await isBack;
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await searchBox(visitor).fill('chair');
  await expect(visitor).toHaveURL(/q=chair/);
});
