import type { Page } from '@playwright/test';
import { mission } from '#src/content/about.ts';
import { paths } from '#src/paths.ts';
import { mainLinks } from '#src/publicPages.ts';
import { scrollTo, scrollTop } from '#tests/e2e/site/scrolling.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilIdle } from '#tests/e2e/support/untilIdle.ts';
import { newestPost, openPage, publicPages, startApp } from '#tests/support/pages/publicPages.ts';

/** Metadata for search engines and social networks: of the current page, or of another as the server sends it. */
function metadata(page: Page, served?: string) {
  return page.evaluate(async (path) => {
    const text = path && (await (await fetch(path)).text());
    const { head } = text ? new DOMParser().parseFromString(text, 'text/html') : document;
    const all = (selector: string, attribute: string) =>
      [...head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
    return {
      titles: [...head.querySelectorAll('title')].map((title) => title.textContent),
      descriptions: all('meta[name=description]', 'content'),
      robots: all('meta[name=robots]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      shared: all('meta[property^="og:"]', 'content'),
      cards: all('meta[name^="twitter:"]', 'content'),
    };
  }, served);
}

/** Waits until the page's app runs and is idle. */
async function settle(page: Page): Promise<void> {
  await startApp(page);
  await untilIdle(page);
}

/** The underlined links of the main navigation. */
function underlined(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link, '::after').transform === 'none')
        .map((link) => link.textContent),
    );
}

test('after a link is followed, its name is underlined, the new page’s headline has focus, and the page’s metadata is what the server sends', async ({
  page,
}) => {
  await openPage(page, paths.home);
  await page.mouse.move(640, 600);
  await expect.poll(() => underlined(page)).toEqual(['Home']);
  for (const { label } of [...mainLinks.slice(1), ...mainLinks.slice(0, 1)]) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).press('Enter');
    await expect.poll(() => underlined(page)).toEqual([label]);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const served = await metadata(page, publicPages[label]);
    await expect.poll(() => metadata(page)).toEqual(served);
    expect(served.titles).toHaveLength(1);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).press('Enter');
  await page.getByRole('link', { name: newestPost.title }).click();
  await expect(page).toHaveURL(paths.article(newestPost.id));
  const served = await metadata(page, publicPages.Article);
  await expect.poll(() => metadata(page)).toEqual(served);
});

for (const [name, marked] of [
  ['Article', ['Blog']],
  ['Privacy Policy', []],
] as const) {
  test(`on the page ${name} the underline is under ${marked[0] ?? 'nothing'}`, { tag: '@full' }, async ({
    page,
  }) => {
    await openPage(page, publicPages[name] ?? '');
    await expect.poll(() => underlined(page)).toEqual(marked);
  });
}

test('a new page starts at its top, and Back restores the scroll position', { tag: '@full' }, async ({
  page,
}) => {
  // Playwright's own click may scroll the page to the link.
  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).dispatchEvent('click');
  await openPage(page, paths.home);
  await scrollTo(page, 1500);
  await open('Services');
  await expect(page).toHaveURL(paths.services);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 700);
  await open('Blog');
  await expect(page).toHaveURL(paths.blog);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.services);
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

test('a URL opened in the same tab starts at its top; a reload keeps the scroll position', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.home);
  await scrollTo(page, 1500);
  await openPage(page, paths.services);
  await settle(page);
  expect(await scrollTop(page)).toBe(0);
  await scrollTo(page, 900);
  await page.reload();
  await settle(page);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goBack();
  await settle(page);
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

test('Back shows the list and the article where they were on the screen, even if their files are late', {
  tag: '@full',
}, async ({ page }) => {
  for (const url of ['**/blog.json', `**/blog/${newestPost.id}.json`]) await delayResponse(page, url);
  for (const [path, top] of [
    [paths.article(newestPost.id), 1200],
    [paths.blog, 1500],
  ] as const) {
    await openPage(page, path);
    await settle(page);
    await scrollTo(page, top);
    // Playwright's own click may scroll.
    const link = page.getByRole('banner').getByRole('link', { name: 'About' });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole('heading', { level: 1 })).toContainText(mission.title);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: newestPost.title })).toBeAttached();
    // The page may have grown a little above this place.
    await expect.poll(() => scrollTop(page)).toBeGreaterThanOrEqual(top);
  }
});

test('a late article gets focus when it loads', { tag: '@full' }, async ({ page }) => {
  const answerBuilt = await delayResponse(page, `**/blog/${newestPost.id}.json`);
  const answerLive = await delayResponse(page, endpoints.listen);
  await openPage(page, paths.blog);
  await page.getByRole('link', { name: newestPost.title }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Loading article...' })).toBeFocused();
  answerBuilt();
  answerLive();
  await expect(page.getByRole('heading', { level: 1, name: newestPost.title })).toBeFocused();
});
