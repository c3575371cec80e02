import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { appInBrowser, opened, post, unsaved } from './appSite.ts';

const openApp = appInBrowser();

type Target = Parameters<typeof app.savePost>[1];

/** Saves the post in the page. */
function save(page: Page, target: Target) {
  return page.evaluate(([values, given]) => app.savePost(values, given), [post, target] as const);
}

describe('to a visitor', () => {
  it('published posts are listed and read, with their dates as milliseconds', async () => {
    const { page } = await openApp('visitor');
    const live = { id: 'live', title: 'Live', createdAt: Date.UTC(2024, 6, 2, 12) };
    expect(await page.evaluate(() => app.fetchPostPage({}))).toMatchObject({
      success: true,
      rows: [live],
      nextCursor: null,
    });
    expect(await page.evaluate(() => app.getPost('live'))).toMatchObject({ data: live });
  });

  it('an unreadable published post is left out of the list and not found by its URL', async () => {
    const { site, page } = await openApp('visitor');
    const { fields } = aPost({ id: 'broken' });
    await storeDocuments(site.origin, [{ path: 'blogs/broken', fields: { ...fields, content: 7 } }]);
    const listed = await page.evaluate(async () => {
      const result = await app.fetchPostPage({});
      return result.success && result.rows.map(({ id }) => id);
    });
    expect(listed).toEqual(['live']);
    expect(await page.evaluate(() => app.getPost('broken'))).toEqual({ error: 'Blog post not found' });
  });
});

describe('to the admin', () => {
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

  it('an updated post is stored with a new change date and its old creation date; a missing one is not found', async () => {
    const { site, page } = await openApp('admin');
    expect(await save(page, { id: 'live', ...opened })).toEqual({ success: true, id: 'live' });
    const stored = (await storedDocuments(site.origin, 'blogs')).find(({ id }) => id === 'live');
    expect(stored).toMatchObject({ title: post.title, createdAt: '2024-07-02T12:00:00Z' });
    expect(Date.parse(String(stored?.updatedAt))).toBeGreaterThan(Date.parse('2025-01-01'));
    const missing = { success: false, error: 'Blog post not found' };
    expect(await save(page, { id: 'gone', ...opened })).toEqual(missing);
  });

  it('a post that another admin changed is not overwritten, and the newer version is returned', async () => {
    const { page } = await openApp('admin');
    expect(await save(page, { id: 'live', ...opened, baseUpdatedAt: 7 })).toMatchObject({
      success: false,
      error: 'Someone else saved this post after you opened it',
      conflict: { id: 'live', title: 'Live' },
    });
  });

  it('posts are listed with their drafts, newest first, and counted', async () => {
    const { page } = await openApp('admin');
    const posts = await page.evaluate(async () => {
      const result = await app.fetchAdminPostPage({ direction: 'desc', size: 25 });
      return result.success ? result.rows.map(({ id }) => id) : result.error;
    });
    expect(posts).toEqual(['live', 'draft']);
    expect(await page.evaluate(() => app.countPosts({ published: false }))).toEqual({
      success: true,
      count: 1,
    });
  });
});
