import { describe, expect, it } from 'vitest';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { appInBrowser } from './appSite.ts';

const openApp = appInBrowser();

describe('to the admin', () => {
  it('deleting what is already gone succeeds', async () => {
    const { site, page } = await openApp('admin');
    for (const _ of ['there', 'gone']) {
      expect(await page.evaluate(() => app.deleteSubmissions(['first']))).toEqual({
        success: true,
        done: ['first'],
        remaining: [],
      });
      expect(await page.evaluate(() => app.deletePost('live'))).toEqual({ success: true });
    }
    expect(await storedDocuments(site.origin, 'contacts')).toMatchObject([{ id: 'second' }]);
    expect(await storedDocuments(site.origin, 'blogs')).toMatchObject([{ id: 'draft' }]);
  });

  it('unreadable documents are listed for the admin, counted, exported and deleted', async () => {
    const { site, page } = await openApp('admin');
    await storeDocuments(site.origin, [
      { path: 'blogs/broken', fields: { ...aPost({ id: 'broken' }).fields, tags: 'forms', title: 7 } },
      { path: 'contacts/broken', fields: { timestamp: '2024-07-01', message: { a: 1 }, status: 'archived' } },
    ]);
    const found = await page.evaluate(async () => {
      const posts = await app.fetchAdminPostPage({ direction: 'desc', size: 25 });
      const submissions = await app.fetchSubmissionPage({ direction: 'desc', size: 25 });
      const exported = await app.fetchAllSubmissions(
        {},
        { signal: new AbortController().signal, onProgress: () => undefined },
      );
      return {
        posts: posts.success && posts.rows.find(({ id }) => id === 'broken'),
        submissions: submissions.success && submissions.rows.find(({ id }) => id === 'broken'),
        exported: exported.success && exported.rows.length,
        counts: [await app.countPosts(), await app.countSubmissions()],
        deletions: [await app.deletePost('broken'), await app.deleteSubmissions(['broken'])],
      };
    });
    expect(found).toMatchObject({
      posts: { invalidReason: 'Unexpected value: title, tags', excerpt: 'The excerpt of broken.' },
      submissions: { invalidReason: 'Unexpected value: message, timestamp, status', message: '' },
      exported: 3,
      counts: [{ count: 3 }, { counts: { total: 3 } }],
      deletions: [{ success: true }, { success: true }],
    });
    expect(await storedDocuments(site.origin, 'contacts')).toHaveLength(2);
  });
});
