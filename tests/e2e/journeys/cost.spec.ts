import type { Request } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { postPageSize } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { startApp } from '#tests/support/pages/publicPages.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { aSubmission, submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import {
  clearDocuments,
  resetStatistics,
  statistics,
  storeDocuments,
} from '#tests/support/servers/embeddedFirebase.ts';

test('a visit reads only the posts it shows, and none that were seen before', async ({
  isolatedSite: { origin },
  openBrowser,
}) => {
  const visitor = await openBrowser({ baseURL: origin });
  await visitor.clock.install();
  const builtList = visitor.waitForResponse('**/blog.json');
  await visitor.goto(paths.home);
  await visitor.mouse.wheel(0, 600);
  await startApp(visitor);
  // Hovering a link fetches the built data; a page that waits too long for it reads the database as well.
  const link = visitor.getByRole('link', { name: 'Blog', exact: true }).first();
  await link.hover();
  await (await builtList).finished();
  expect((await statistics(origin)).documentsRead).toBe(0);
  await link.click();
  await expect(visitor).toHaveURL(paths.blog);
  await expect.poll(() => statistics(origin)).toMatchObject({ targets: { blogs: 1 }, openTargets: 1 });
  expect((await statistics(origin)).documentsRead).toBeLessThanOrEqual(postPageSize);

  await resetStatistics(origin);
  await visitor.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(visitor).not.toHaveURL(paths.blog);
  await expect.poll(() => statistics(origin)).toMatchObject({ openTargets: 2 });
  expect((await statistics(origin)).documentsRead).toBeLessThanOrEqual(1);

  await resetStatistics(origin);
  await visitor.goBack();
  await expect(visitor).toHaveURL(paths.blog);
  await expect(visitor.getByRole('region', { name: 'Articles', exact: true })).toBeVisible();
  await visitor.goForward();
  await expect(visitor).not.toHaveURL(paths.blog);
  await expect(visitor.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.getByRole('link', { name: 'About', exact: true }).first().click();
  // The URL changes first; the page has been left once the article is gone.
  await expect(visitor.getByRole('complementary', { name: 'About this article' })).toHaveCount(0);
  await visitor.clock.runFor(61_000);
  await expect.poll(() => statistics(origin)).toMatchObject({ documentsRead: 0, openTargets: 0 });
});

for (const size of [100, 100_000]) {
  const total = size.toLocaleString('en-US');

  test(`the dashboard reads one page of rows and four counts of ${total} submissions, and stops listening on Logout`, {
    tag: size > 100 ? '@full' : [],
  }, async ({ isolatedSite: { origin }, openBrowser }) => {
    const page = await openBrowser({ baseURL: origin });
    await clearDocuments(origin);
    await storeDocuments(origin, submissionsNumbered(size));
    await resetStatistics(origin);
    await signIn(page, demoAdmin);
    await expect(page.getByText(`1–12 of ${total}`)).toBeVisible();
    // One page, one row more, and the open one. Firestore bills three more: two missing status documents, and the empty query
    // for expired submissions.
    expect(await statistics(origin)).toMatchObject({ documentsRead: 14, aggregations: 4 });

    await page.getByRole('button', { name: 'Older', exact: true }).click();
    await expect(page.getByText(`13–24 of ${total}`)).toBeVisible();
    // The first page stays live, since the tab's title counts what is new.
    await expect
      .poll(async () => (await statistics(origin)).targets)
      .toEqual({ contacts: 2, 'contacts/visitor-0001': 1 });
    expect((await statistics(origin)).documentsRead).toBe(27);

    await page.getByRole('button', { name: 'Newer', exact: true }).click();
    await expect(page.getByText(`1–12 of ${total}`)).toBeVisible();
    expect((await statistics(origin)).documentsRead).toBe(27);
    await storeDocuments(origin, [aSubmission({ id: 'next', timestamp: new Date() })]);
    await expect(page.getByText(`1–12 of ${(size + 1).toLocaleString('en-US')}`)).toBeVisible();
    expect((await statistics(origin)).aggregations).toBe(8);
    // A count that is still running would be refused once the session has ended.
    const counted = page.waitForResponse((response) => isCountOf('blogs', response.request()));
    await page.getByRole('link', { name: 'Manage Blog' }).click();
    await expect(page.getByRole('heading', { name: 'All Blog Posts (0)' })).toBeVisible();
    await expect
      .poll(async () => (await statistics(origin)).targets)
      .toEqual({
        contacts: 2,
        'contacts/visitor-0001': 1,
        blogs: 1,
      });
    await counted;
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(async () => (await statistics(origin)).openTargets).toBe(0);
  });
}

function isCountOf(collection: string, request: Request): boolean {
  const isCount = request.url().includes(':runAggregationQuery');
  return isCount && (request.postData() ?? '').includes(`"${collection}"`);
}
