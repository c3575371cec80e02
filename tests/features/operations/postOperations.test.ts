import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { appInBrowser, opened, post, unsaved } from './appSite.ts';

const openApp = appInBrowser();

type Target = Parameters<typeof app.savePost>[1];

/** Saves the post in the page. */
function save(page: Page, target: Target) {
  return page.evaluate(([values, given]) => app.savePost(values, given), [post, target] as const);
}

/** A published post that cannot be read. */
const broken = {
  path: 'blogs/broken',
  fields: { ...aPost({ id: 'broken' }).fields, tags: 'forms', title: 7 },
};

it('a visitor can list and read published posts, with dates in milliseconds, but no unreadable ones', async () => {
  const { site, page } = await openApp('visitor');
  await storeDocuments(site.origin, [broken]);
  const live = { id: 'live', title: 'Live', createdAt: Date.UTC(2024, 6, 2, 12) };
  expect(await page.evaluate(() => app.getNewest())).toMatchObject({ posts: [live], hasMore: false });
  expect(await page.evaluate(() => app.getPost('live'))).toMatchObject({ data: live });
  expect(await page.evaluate(() => app.getPost('broken'))).toEqual({ error: 'Blog post not found' });
});

it('the admin can list all posts newest first, count and delete them, including drafts and unreadable ones', async () => {
  const { site, page } = await openApp('admin');
  await storeDocuments(site.origin, [broken]);
  const listed = await page.evaluate(() => app.fetchAdminPostPage({ direction: 'desc', size: 25 }));
  const faults = ['title', 'tags'];
  expect(listed).toMatchObject({
    success: true,
    rows: [{ id: 'live' }, { id: 'draft' }, { id: 'broken', faults, excerpt: 'The excerpt of broken.' }],
  });
  const counts = await page.evaluate(async () => [
    await app.countPosts(),
    await app.countPosts({ published: false }),
  ]);
  expect(counts).toEqual([3, 1]);
  for (const id of ['live', 'broken', 'broken']) {
    expect(await page.evaluate((one) => app.deletePost(one), id)).toEqual({ success: true });
  }
  expect(await storedDocuments(site.origin, 'blogs')).toMatchObject([{ id: 'draft' }]);
});

it('a new post is stored once, with its slug, its tags as a list, its reading time and both dates', async () => {
  const { site, page } = await openApp('admin');
  for (const _ of ['sent', 'sent again']) {
    expect(await save(page, { id: 'mine', ...unsaved })).toEqual({ success: true, id: 'mine' });
  }
  const stored = (await storedDocuments(site.origin, 'blogs')).find(({ id }) => id === 'mine');
  expect(stored).toMatchObject({
    slug: 'nine-screens-then-four',
    tags: { values: [{ stringValue: 'forms' }, { stringValue: 'claims' }] },
    readTime: '2',
    published: true,
  });
  expect(stored?.createdAt).toBe(stored?.updatedAt);
});

it('an updated post gets a new change date and keeps its creation date; one that is missing or newer is not overwritten', async () => {
  const { site, page } = await openApp('admin');
  expect(await save(page, { id: 'live', ...opened, baseUpdatedAt: 7 })).toMatchObject({
    success: false,
    error: 'This post was saved elsewhere after you opened it',
    conflict: { id: 'live', title: 'Live' },
  });
  expect(await save(page, { id: 'live', ...opened })).toEqual({ success: true, id: 'live' });
  const stored = (await storedDocuments(site.origin, 'blogs')).find(({ id }) => id === 'live');
  expect(stored).toMatchObject({ title: post.title, createdAt: '2024-07-02T12:00:00Z' });
  expect(Date.parse(String(stored?.updatedAt))).toBeGreaterThan(Date.parse('2025-01-01'));
  const missing = { success: false, error: 'Blog post not found' };
  expect(await save(page, { id: 'gone', ...opened })).toEqual(missing);
});
