import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '#emulator/tests/support/browser.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aSubmission, submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { bundleApp, enquiry, openApp, opened, post, unsaved } from './appSite.ts';

let browser: Browser;
let script: string;

beforeAll(async () => {
  [browser, script] = await Promise.all([startBrowser(), bundleApp()]);
}, 60_000);
afterAll(() => browser.close());

/** Functions for a page see nothing of the test's own. */
const given = { enquiry, post, unsaved, opened };

describe('to a visitor', () => {
  it('an enquiry is answered with its id and stored once, as new, trimmed, without what was left empty', async () => {
    const { site, page } = await openApp(browser, script, 'visitor');
    for (const _ of ['sent', 'sent again']) {
      expect(
        await page.evaluate(({ enquiry }) => app.sendSubmission('mine0000000000000000', enquiry), given),
      ).toEqual({
        success: true,
        id: 'mine0000000000000000',
      });
    }
    const stored = await storedDocuments(site.origin, 'contacts');
    expect(stored).toHaveLength(3);
    expect(stored.find(({ id }) => id === 'mine0000000000000000')).toEqual({
      id: 'mine0000000000000000',
      name: 'Ana María Núñez',
      email: 'ana@nunez.example',
      service: 'UI/UX Design',
      budget: '$10,000 - $25,000',
      message: 'Our booking page has "nine" screens.',
      status: 'new',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('published posts are listed and read, with their dates as milliseconds', async () => {
    const { page } = await openApp(browser, script, 'visitor');
    const live = { id: 'live', title: 'Live', createdAt: Date.UTC(2024, 6, 2, 12) };
    expect(await page.evaluate(() => app.fetchPostPage({}))).toMatchObject({
      success: true,
      rows: [live],
      nextCursor: null,
    });
    expect(await page.evaluate(() => app.getPost('live'))).toMatchObject({ data: live });
  });

  it('a published post that cannot be read is left out of the list, and not found by its address', async () => {
    const { site, page } = await openApp(browser, script, 'visitor');
    const { fields } = aPost({ id: 'broken' });
    await storeDocuments(site.origin, [{ path: 'blogs/broken', fields: { ...fields, content: null } }]);
    const listed = await page.evaluate(async () => {
      const result = await app.fetchPostPage({});
      return result.success && result.rows.map(({ id }) => id);
    });
    expect(listed).toEqual(['live']);
    expect(await page.evaluate(() => app.getPost('broken'))).toEqual({ error: 'Blog post not found' });
  });
});

describe('to the admin', () => {
  it('enquiries are listed newest first or oldest first, by status, page by page', async () => {
    const { page } = await openApp(browser, script, 'admin');
    const lists = await page.evaluate(async () => {
      const idsOf = async (page: Parameters<typeof app.fetchSubmissionPage>[0]) => {
        const result = await app.fetchSubmissionPage(page);
        return result.success ? result.rows.map(({ id }) => id) : result.error;
      };
      const first = await app.fetchSubmissionPage({ direction: 'desc', size: 1 });
      const after = first.success ? first.nextCursor : null;
      return {
        newest: await idsOf({ direction: 'desc', size: 25 }),
        oldest: await idsOf({ direction: 'asc', size: 25 }),
        read: await idsOf({ direction: 'desc', size: 25, status: 'read' }),
        next: await idsOf({ direction: 'desc', size: 1, after }),
      };
    });
    expect(lists).toEqual({
      newest: ['second', 'first'],
      oldest: ['first', 'second'],
      read: ['second'],
      next: ['first'],
    });
  });

  it('enquiries are counted, all and per status', async () => {
    const { page } = await openApp(browser, script, 'admin');
    expect(await page.evaluate(() => app.countSubmissions())).toEqual({
      success: true,
      ...{ total: 2, new: 1, read: 1, replied: 0 },
    });
  });

  it('enquiries are exported with the number of rows', async () => {
    const { page } = await openApp(browser, script, 'admin');
    const exported = await page.evaluate(async () => {
      const seen: number[][] = [];
      const result = await app.exportSubmissions({
        status: 'new',
        signal: new AbortController().signal,
        onProgress: (done, total) => seen.push([done, total]),
      });
      if (!result.success) return result;
      return { rows: result.rows, seen, file: await result.file.text() };
    });
    expect(exported).toMatchObject({ rows: 1, seen: [[1, 1]] });
    expect(exported).toHaveProperty('file', expect.stringContaining('first@visitors.example'));
  });

  it('an enquiry sent again during an export is in it once, one without a date too, the newest first', async () => {
    const { site, page } = await openApp(browser, script, 'admin');
    const { timestamp: _, ...undated } = aSubmission({ id: 'undated' }).fields;
    await clearDocuments(site.origin);
    await storeDocuments(site.origin, [
      ...submissionsNumbered(600),
      { path: 'contacts/undated', fields: undated },
    ]);
    const root = `projects/${embeddedProject.projectId}/databases/(default)/documents`;
    const name = `${root}/contacts/visitor-0600`;
    const fields = { timestamp: { timestampValue: '2030-01-01T00:00:00Z' } };
    const write = { update: { name, fields }, updateMask: { fieldPaths: ['timestamp'] } };
    const lines = await page.evaluate(
      async ({ path, body }) => {
        const result = await app.exportSubmissions({
          signal: new AbortController().signal,
          onProgress(done) {
            if (done !== 500) return;
            const request = new XMLHttpRequest();
            request.open('POST', path, false);
            request.setRequestHeader('Authorization', 'Bearer owner');
            request.send(body);
          },
        });
        return result.success ? (await result.file.text()).trimEnd().split('\r\n').slice(1) : [];
      },
      { path: `/v1/${root}:commit`, body: JSON.stringify({ writes: [write] }) },
    );
    expect(lines).toHaveLength(601);
    expect(lines.filter((line) => line.includes('visitor-0600@'))).toHaveLength(1);
    expect(lines.findIndex((line) => line.includes('visitor-0001@'))).toBeLessThan(2);
    expect(lines.at(-1)).toContain('undated@');
  });

  it('marking changes nothing but the status, and passes over what is gone', async () => {
    const { site, page } = await openApp(browser, script, 'admin');
    const before = await storedDocuments(site.origin, 'contacts');
    expect(await page.evaluate(() => app.setSubmissionStatus(['first', 'second'], 'replied'))).toEqual({
      success: true,
      gone: [],
    });
    expect(await storedDocuments(site.origin, 'contacts')).toEqual(
      before.map((submission) => ({ ...submission, status: 'replied' })),
    );
    expect(await page.evaluate(() => app.setSubmissionStatus(['first', 'gone'], 'new'))).toEqual({
      success: true,
      gone: ['gone'],
    });
    const marked = (await storedDocuments(site.origin, 'contacts')).filter(({ status }) => status === 'new');
    expect(marked.map(({ id }) => id)).toEqual(['first']);
  });

  it('deleting what is gone already counts as deleted', async () => {
    const { site, page } = await openApp(browser, script, 'admin');
    for (const _ of ['there', 'gone']) {
      expect(await page.evaluate(() => app.deleteSubmissions(['first']))).toEqual({
        success: true,
        gone: [],
      });
      expect(await page.evaluate(() => app.deletePost('live'))).toEqual({ success: true });
    }
    expect(await storedDocuments(site.origin, 'contacts')).toMatchObject([{ id: 'second' }]);
    expect(await storedDocuments(site.origin, 'blogs')).toMatchObject([{ id: 'draft' }]);
  });

  it('a new post is stored once, with its slug, its tags as a list, its reading time and both dates', async () => {
    const { site, page } = await openApp(browser, script, 'admin');
    for (const _ of ['sent', 'sent again']) {
      expect(
        await page.evaluate(({ post, unsaved }) => app.savePost(post, { id: 'mine', ...unsaved }), given),
      ).toEqual({
        success: true,
        id: 'mine',
      });
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

  it('a changed post is stored with a fresh date and its old creation; a missing one is not found', async () => {
    const { site, page } = await openApp(browser, script, 'admin');
    expect(
      await page.evaluate(({ post, opened }) => app.savePost(post, { id: 'live', ...opened }), given),
    ).toEqual({
      success: true,
      id: 'live',
    });
    const stored = (await storedDocuments(site.origin, 'blogs')).find(({ id }) => id === 'live');
    expect(stored).toMatchObject({ title: post.title, createdAt: '2024-07-02T12:00:00Z' });
    expect(Date.parse(String(stored?.updatedAt))).toBeGreaterThan(Date.parse('2025-01-01'));
    expect(
      await page.evaluate(({ post, opened }) => app.savePost(post, { id: 'gone', ...opened }), given),
    ).toEqual({
      success: false,
      error: 'Blog post not found',
    });
  });

  it('a post that somebody else changed meanwhile is not overwritten but shown', async () => {
    const { page } = await openApp(browser, script, 'admin');
    expect(
      await page.evaluate(
        ({ post, opened }) => app.savePost(post, { id: 'live', ...opened, baseUpdatedAt: 7 }),
        given,
      ),
    ).toMatchObject({
      success: false,
      error: 'This blog post was changed after you opened it',
      conflict: { id: 'live', title: 'Live' },
    });
  });

  it('posts are listed with their drafts, newest first, and counted', async () => {
    const { page } = await openApp(browser, script, 'admin');
    const posts = await page.evaluate(async () => {
      const result = await app.fetchAdminPostPage({ direction: 'desc', size: 25 });
      return result.success ? result.posts.map(({ id }) => id) : result.error;
    });
    expect(posts).toEqual(['live', 'draft']);
    expect(await page.evaluate(() => app.countPosts({ published: false }))).toEqual({
      success: true,
      count: 1,
    });
  });

  it('documents that cannot be read are listed for the admin, counted, exported and deleted', async () => {
    const { site, page } = await openApp(browser, script, 'admin');
    await storeDocuments(site.origin, [
      { path: 'blogs/broken', fields: { ...aPost({ id: 'broken' }).fields, tags: 'forms', title: 7 } },
      { path: 'contacts/broken', fields: { timestamp: '2024-07-01', message: { a: 1 }, status: 'archived' } },
    ]);
    const found = await page.evaluate(async () => {
      const posts = await app.fetchAdminPostPage({ direction: 'desc', size: 25 });
      const submissions = await app.fetchSubmissionPage({ direction: 'desc', size: 25 });
      const exported = await app.exportSubmissions({
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      return {
        posts: posts.success && posts.posts.find(({ id }) => id === 'broken'),
        submissions: submissions.success && submissions.rows.find(({ id }) => id === 'broken'),
        exported: exported.success && exported.rows,
        counts: [await app.countPosts(), await app.countSubmissions()],
        deletions: [await app.deletePost('broken'), await app.deleteSubmissions(['broken'])],
      };
    });
    expect(found).toMatchObject({
      posts: { unreadable: 'Missing or unexpected: title, tags', excerpt: 'The excerpt of broken.' },
      submissions: { unreadable: expect.stringContaining('name'), message: '' },
      exported: 3,
      counts: [{ count: 3 }, { total: 3 }],
      deletions: [{ success: true }, { success: true }],
    });
    expect(await storedDocuments(site.origin, 'contacts')).toHaveLength(2);
  });

  it('signing out succeeds, and the office is shut again', async () => {
    const { page } = await openApp(browser, script, 'admin');
    expect(await page.evaluate(() => app.signOut())).toEqual({ success: true });
    expect(await page.evaluate(() => app.countSubmissions())).toMatchObject({ success: false });
  });
});
