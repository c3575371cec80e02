import type { Locator } from '@playwright/test';
import { article } from '#src/content/blog.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { newestPost, openPage } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

/** An element's computed style. */
function style(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

test('an article shows all its fields, its author beside it and a link to start a project below it', async ({
  visitor,
}) => {
  await openPage(visitor, paths.article(newestPost.id));
  const shown = visitor.getByRole('article');
  const { title, excerpt, author, category } = newestPost;
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const text of [category, excerpt, 'June 13, 2024']) {
    await expect(shown.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(shown.getByText(author, { exact: true }).first()).toBeVisible();
  await expect(shown.getByText(/^\d+ min read$/).first()).toBeVisible();
  const picture = shown.getByRole('img').first();
  await expect(picture).toHaveAttribute('src', newestPost.featuredImage);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(visitor).toHaveTitle(new RegExp(title));
  const left = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().left);
  const edges = [shown.getByText(excerpt, { exact: true }), picture, shown.locator('h2[id]').first()].map(
    left,
  );
  expect(new Set(await Promise.all(edges)).size).toBe(1);

  const aside = visitor.getByRole('complementary', { name: 'About this article' });
  await expect(aside.getByRole('heading', { name: 'About the Author' })).toBeVisible();
  for (const text of [author, 'Content Writer', article.author.blurb]) {
    await expect(aside.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(visitor.getByRole('heading', { name: 'Ready to Transform Your Business?' })).toBeVisible();
  const start = visitor.getByRole('link', { name: 'Get Started Today' });
  await expect(start).toHaveAttribute('href', paths.contact);
  await shown.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(visitor).toHaveURL(paths.blog);
});

test('Markdown renders as headings, lists, code, quotes and tables, each with its own style', async ({
  visitor,
  site,
}) => {
  const content = [
    'Running text with `inline code`, a **bold claim** and *an aside*.',
    '## Second level',
    '### Third level',
    '- First point\n- Second point',
    '1. First step\n2. Second step',
    '> A quoted line.',
    '```ts\nconst answer = 42;\n```',
    '| Before | After | Where |\n| --- | --: | --- |\n| 5.8 s | 0.9 s | at the door |',
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
  const aside = text.getByText('an aside', { exact: true });
  expect(await style(aside, 'font-style')).toMatch(/italic|oblique/);
  expect(await style(aside, 'font-synthesis-style')).toBe('auto');
  const slanted = await aside.screenshot();
  await aside.evaluate((node) => node.style.setProperty('font-style', 'normal'));
  expect((await aside.screenshot()).equals(slanted)).toBe(false);
  await aside.evaluate((node) => node.style.removeProperty('font-style'));
  expect(await style(aside, 'font-weight')).toBe(await style(running, 'font-weight'));
  const lineHeight = async (element: Locator) =>
    Number.parseFloat(await style(element, 'line-height')) /
    Number.parseFloat(await style(element, 'font-size'));
  expect(await lineHeight(text.locator('pre'))).toBeLessThan(await lineHeight(running));
  expect(await style(text.locator('pre'), 'font-size')).toBe(
    await style(text.locator('pre code'), 'font-size'),
  );
  expect(await style(text.locator('pre'), 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await style(text.getByRole('blockquote'), 'border-top-width')).toBe('4px');
  await expect(text.getByRole('table').getByRole('cell')).toHaveText(['5.8 s', '0.9 s', 'at the door']);
  for (const [cell, side] of [
    ['0.9 s', 'right'],
    ['at the door', 'left'],
  ] as const) {
    expect(await style(text.getByRole('cell', { name: cell }), 'text-align')).toMatch(
      side === 'left' ? /left|start/ : side,
    );
  }
  expect(await style(text.getByRole('columnheader').first(), 'border-bottom-width')).toBe('2px');
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

test('an open article that changes keeps its text until the new one can be shown', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  const code = scriptAt('src/features/posts/markdown/PostMarkdown.tsx');
  const requested = visitor.waitForRequest(code);
  const release = await delayResponse(visitor, code);
  await openPage(visitor, paths.article(newestPost.id));
  const heading = visitor.getByRole('article').locator('h2[id]').first();
  await expect(heading).toBeVisible();

  await storeDocuments(site.origin, [aPost({ id: newestPost.id, content: 'Another text.' })]);
  await requested;
  await visitor.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(heading).toBeVisible();
  release();
  await expect(visitor.getByText('Another text.')).toBeVisible();
  await expect(heading).toHaveCount(0);

  await storeDocuments(site.origin, [aPost({ id: newestPost.id, content: newestPost.content })]);
  await expect(visitor.getByText('Another text.')).toHaveCount(0);
  await expect(heading).toBeVisible();
});

test.describe('an article whose text was changed by a browser extension', () => {
  test.use({ expectedMessages: /Minified React error #418/ });

  test('keeps its text when the app starts', { tag: '@full' }, async ({ visitor }) => {
    await visitor.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('article h2[id]')?.parentElement?.before(document.createElement('aside'));
      });
    });
    await openPage(visitor, paths.article(newestPost.id));
    await expect(visitor.locator('article aside:empty')).toHaveCount(0);
    await expect(visitor.getByRole('article').locator('h2[id]').first()).toBeVisible();
  });
});
