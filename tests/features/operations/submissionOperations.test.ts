import { describe, expect, it } from 'vitest';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { aSubmission, submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { appInBrowser, inquiry } from './appSite.ts';

const openApp = appInBrowser();

describe('for a visitor', () => {
  it('sending an inquiry returns its id and stores it once, as new, trimmed, without empty fields', async () => {
    const { site, page } = await openApp('visitor');
    const id = 'mine0000000000000000';
    for (const _ of ['sent', 'sent again']) {
      const answer = await page.evaluate((sent) => app.sendSubmission(sent.id, sent.inquiry), {
        id,
        inquiry,
      });
      expect(answer).toEqual({ success: true, id });
    }
    const stored = await storedDocuments(site.origin, 'contacts');
    expect(stored).toHaveLength(3);
    expect(stored.find((submission) => submission.id === id)).toEqual({
      id,
      name: 'Ana María Núñez',
      email: 'ana@nunez.example',
      service: inquiry.service,
      budget: inquiry.budget,
      message: 'Our booking page has "nine" screens.',
      status: 'new',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });
});

describe('for the admin', () => {
  it('inquiries are listed newest first or oldest first, by status, page by page, and counted, unreadable ones too', async () => {
    const { site, page } = await openApp('admin');
    const fields = { timestamp: '2024-07-01', message: { a: 1 }, status: 'archived' };
    await storeDocuments(site.origin, [{ path: 'contacts/broken', fields }]);
    const lists = await page.evaluate(async () => {
      const idsOf = async (page: Parameters<typeof app.fetchSubmissionPage>[0]) => {
        const result = await app.fetchSubmissionPage(page);
        return result.success ? result.rows.map(({ id }) => id) : result.error;
      };
      const first = await app.fetchSubmissionPage({ direction: 'desc', size: 1 });
      const after = first.success ? first.nextCursor : null;
      return {
        first,
        newest: await idsOf({ direction: 'desc', size: 25 }),
        oldest: await idsOf({ direction: 'asc', size: 25 }),
        read: await idsOf({ direction: 'desc', size: 25, status: 'read' }),
        next: await idsOf({ direction: 'desc', size: 1, after }),
        counts: await app.countSubmissions(),
      };
    });
    expect(lists).toMatchObject({
      first: { rows: [{ faults: ['message', 'timestamp', 'status'], message: '' }] },
      newest: ['broken', 'second', 'first'],
      oldest: ['first', 'second', 'broken'],
      read: ['second'],
      next: ['second'],
      counts: { total: 3 },
    });
  });

  it('an export lists an inquiry only once if it is resent during the export, includes an unreadable one without a date, and is ordered newest first', async () => {
    const { site, page } = await openApp('admin');
    const { timestamp: _, ...undated } = aSubmission({ id: 'undated' }).fields;
    const numbered = submissionsNumbered(600);
    await clearDocuments(site.origin);
    await storeDocuments(site.origin, [
      ...numbered,
      { path: 'contacts/undated', fields: { ...undated, message: 7 } },
    ]);
    const oldest = numbered[599];
    const resent = {
      path: 'contacts/visitor-0600',
      fields: { ...oldest?.fields, timestamp: new Date('2030-01-01T00:00:00Z') },
    };
    await page.route(endpoints.query, async (route) => {
      if (route.request().postData()?.includes('startAt')) {
        await storeDocuments(site.origin, [resent]);
      }
      await route.continue();
    });
    const emails = await page.evaluate(async () => {
      const result = await app.fetchAllSubmissions(
        { direction: 'desc' },
        { signal: new AbortController().signal, onProgress: () => undefined },
      );
      return result.success ? result.rows.map(({ email }) => email) : [result.error];
    });
    expect(emails).toHaveLength(601);
    expect(emails.filter((email) => email.includes('visitor-0600@'))).toHaveLength(1);
    expect(emails[0]).toContain('visitor-0600@');
    expect(emails[1]).toContain('visitor-0001@');
    expect(emails.at(-1)).toContain('undated@');
  });

  it('marking changes only the status, deleting removes unreadable ones too, and both skip what is gone', async () => {
    const { site, page } = await openApp('admin');
    const before = await storedDocuments(site.origin, 'contacts');
    expect(await page.evaluate(() => app.setSubmissionStatus(['first', 'second'], 'replied'))).toEqual({
      success: true,
      done: ['first', 'second'],
      remaining: [],
    });
    expect(await storedDocuments(site.origin, 'contacts')).toEqual(
      before.map((submission) => ({ ...submission, status: 'replied' })),
    );
    expect(await page.evaluate(() => app.setSubmissionStatus(['first', 'gone'], 'new'))).toEqual({
      success: true,
      done: ['first'],
      remaining: [],
    });
    const marked = (await storedDocuments(site.origin, 'contacts')).filter(({ status }) => status === 'new');
    expect(marked.map(({ id }) => id)).toEqual(['first']);

    await storeDocuments(site.origin, [{ path: 'contacts/broken', fields: { message: { a: 1 } } }]);
    for (const _ of ['there', 'gone']) {
      expect(await page.evaluate(() => app.deleteSubmissions(['first', 'broken']))).toEqual({
        success: true,
        done: ['first', 'broken'],
        remaining: [],
      });
    }
    expect(await storedDocuments(site.origin, 'contacts')).toMatchObject([{ id: 'second' }]);
  });

  it('deleted inquiries of any number come back as they were, unless they were permanently deleted or deleted too long ago', async () => {
    const { site, page } = await openApp('admin');
    await clearDocuments(site.origin);
    await storeDocuments(site.origin, [
      ...submissionsNumbered(45),
      { path: 'contacts/broken', fields: { message: { a: [1] } } },
      ...Array.from({ length: 501 }, (_, index) => ({
        path: `deletedContacts/expired-${index}`,
        fields: { submission: { name: 'Old' }, expireAt: new Date(Date.now() - 1) },
      })),
    ]);
    const before = await storedDocuments(site.origin, 'contacts');
    const ids = before.map(({ id }) => id);
    const all = { success: true, done: ids, remaining: [] };
    expect(await page.evaluate((deleted) => app.deleteSubmissions(deleted), ids)).toEqual(all);
    expect(await storedDocuments(site.origin, 'contacts')).toEqual([]);
    const listed = await page.evaluate(async () => {
      const result = await app.fetchDeletedSubmissions();
      return result.map(({ submission }) => submission.id).sort();
    });
    expect(listed).toEqual(ids.toSorted());

    expect(await page.evaluate(() => app.removeExpiredSubmissions())).toEqual({ success: true });
    expect(await storedDocuments(site.origin, 'deletedContacts')).toHaveLength(46);
    await page.evaluate(() => app.deleteForGood(['visitor-0001']));
    // Sent again by a visitor who missed the first answer.
    const again = before.find(({ id }) => id === 'visitor-0002');
    await storeDocuments(site.origin, [{ path: 'contacts/visitor-0002', fields: { name: 'Again' } }]);
    const restored = await page.evaluate((wanted) => app.restoreSubmissions(wanted), ids);
    expect(restored).toEqual({ ...all, done: ids.filter((id) => id !== 'visitor-0001') });
    expect(await storedDocuments(site.origin, 'contacts')).toEqual(
      before
        .filter(({ id }) => id !== 'visitor-0001')
        .map((row) => (row.id === again?.id ? { id: row.id, name: 'Again' } : row)),
    );
    expect(await storedDocuments(site.origin, 'deletedContacts')).toEqual([]);
  });
});
