import type { Locator, Page } from '@playwright/test';
import { article } from '#src/content/blog.ts';
import { blogSearch, paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { newestPost, openPage } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { searchBox, titles } from './blogList.ts';

/** The element of an article's text that holds these words alone. */
function written(page: Page, text: string): Locator {
  return page.getByRole('article').getByText(text, { exact: true });
}

/** A style of an element as the browser computed it. */
function style(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

test('an article shows the way back, category, read time, title, excerpt, author, long date and picture', async ({
  visitor,
}) => {
  await openPage(visitor, paths.article(newestPost.id));
  const shown = visitor.getByRole('article');
  const { title, excerpt, author, category } = newestPost;
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const text of [category, excerpt, 'June 13, 2024']) {
    await expect(shown.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(shown.getByText(author, { exact: true }).first()).toBeVisible();
  await expect(shown.getByText(/^\d+ min read$/)).toBeVisible();
  const picture = shown.getByRole('img').first();
  await expect(picture).toHaveAttribute('src', newestPost.featuredImage);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(visitor).toHaveTitle(new RegExp(title));

  await shown.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(visitor).toHaveURL(paths.blog);
});

test('Markdown is shown as headings, lists, code, quotes and tables, each in a style of its own', async ({
  visitor,
  site,
}) => {
  const content = [
    'Running text with `inline code`.',
    '## Second level',
    '### Third level',
    '- First point\n- Second point',
    '1. First step\n2. Second step',
    '> A quoted line.',
    '```ts\nconst answer = 42;\n```',
    '| Before | After |\n| --- | --- |\n| 5.8 s | 0.9 s |',
    '<b>raw</b>',
  ].join('\n\n');
  await storeDocuments(site.origin, [aPost({ id: 'dressed', content })]);
  await openPage(visitor, paths.article('dressed'));
  const text = visitor.getByRole('article');
  const size = async (name: string, level: number) =>
    Number.parseFloat(await style(text.getByRole('heading', { name, level }), 'font-size'));
  expect(await size('Second level', 2)).toBeGreaterThan(await size('Third level', 3));

  const [points, steps] = [text.getByRole('list').nth(0), text.getByRole('list').nth(1)];
  await expect(points.getByRole('listitem')).toHaveText(['First point', 'Second point']);
  await expect(steps.getByRole('listitem')).toHaveText(['First step', 'Second step']);
  const mark = (list: Locator) =>
    list
      .getByRole('listitem')
      .last()
      .evaluate((item) => getComputedStyle(item, '::before').content);
  expect(await mark(points)).toBe('""');
  expect(await mark(steps)).toContain('counter');

  const running = text.getByText('Running text with');
  expect(await style(text.getByText('inline code', { exact: true }), 'font-family')).not.toBe(
    await style(running, 'font-family'),
  );
  await expect(text.getByText('const', { exact: true })).toHaveClass('hljs-keyword');
  expect(await style(text.locator('pre'), 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await style(text.getByRole('blockquote'), 'border-top-width')).toBe('4px');
  await expect(text.getByRole('table').getByRole('cell')).toHaveText(['5.8 s', '0.9 s']);
  expect(await style(text.getByRole('columnheader').first(), 'border-bottom-width')).toBe('2px');
  await expect(text.getByText('<b>raw</b>')).toBeVisible();
});

test('beside an article stands who wrote it, below it the way to start a project', { tag: '@full' }, async ({
  visitor,
}) => {
  await openPage(visitor, paths.article(newestPost.id));
  const aside = visitor.getByRole('complementary', { name: 'About this article' });
  await expect(aside.getByRole('heading', { name: 'About the Author' })).toBeVisible();
  for (const text of [newestPost.author, 'Content Writer', article.author.blurb]) {
    await expect(aside.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(visitor.getByRole('heading', { name: 'Ready to Transform Your Business?' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Get Started Today' }).click();
  await expect(visitor).toHaveURL(paths.contact);
});

test('an article with a footnote does not scroll sideways on a phone', { tag: '@full' }, async ({
  openBrowser,
  site,
}) => {
  const phone = await openBrowser({ viewport: { width: 390, height: 844 } });
  const content = 'Measured twice.[^1]\n\n[^1]: On two phones.';
  await storeDocuments(site.origin, [aPost({ id: 'noted', title: 'With a note', content })]);
  await openPage(phone, paths.article('noted'));
  await expect(phone.getByText('On two phones.')).toBeVisible();
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a tag of an article leads to the blog, which then lists what carries it', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await storeDocuments(site.origin, [
    aPost({ id: 'one', title: 'One on forms', tags: ['Banking', 'zymurgy'] }),
    aPost({ id: 'two', title: 'Two on forms', tags: ['zymurgy'] }),
    aPost({ id: 'three', title: 'On research' }),
  ]);
  await openPage(visitor, paths.article('one'));
  await visitor.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'zymurgy' }).click();
  await expect(visitor).toHaveURL(blogSearch({ q: 'zymurgy' }));
  await expect(searchBox(visitor)).toHaveValue('zymurgy');
  await expect(titles(visitor)).toHaveText([/on forms/, /on forms/]);
});

test.describe('a picture that cannot be fetched', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is told in its own words, without an empty box', { tag: '@full' }, async ({ visitor, site }) => {
    const content =
      'Before.\n\n![A chart of five weeks](/pics/gone.svg)\n\n![](/pics/gone-too.svg)\n\nAfter.';
    await storeDocuments(site.origin, [aPost({ id: 'pictured', content })]);
    await openPage(visitor, paths.article('pictured'));
    await expect(written(visitor, 'A chart of five weeks')).toBeVisible();
    await expect(written(visitor, 'After.')).toBeVisible();
    await expect(visitor.getByRole('article').locator('img[src*=gone]')).toHaveCount(0);
  });

  test('is told so on a prerendered page too', { tag: '@full' }, async ({ visitor }) => {
    await visitor.route(`**/blog/${newestPost.id}`, async (route) => {
      const response = await route.fetch();
      const lost = '</p>\n<p><img src="/pics/gone.svg" alt="Lost"/></p>\n<p>';
      const body = (await response.text()).replace('</p>\n<p>', lost);
      await route.fulfill({ response, body });
    });
    await openPage(visitor, paths.article(newestPost.id));
    await visitor.mouse.wheel(0, 1);
    await expect(written(visitor, 'Lost')).toBeVisible();
  });
});
