import type { Page } from '@playwright/test';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { filterByStatus, holdBatches, inView, openNumbered, row } from '#tests/e2e/admin/dashboard.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { untilIdle } from '#tests/e2e/support/untilIdle.ts';
import { downloadBy } from '#tests/support/pages/download.ts';
import { aSubmission, submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('the export contains everything the filter matches, safe for spreadsheets', async ({ admin, site }) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, [
    ...submissionsNumbered(13),
    aSubmission({ id: 'formula', name: '=HYPERLINK("https://evil.example")', status: 'read' }),
  ]);
  await admin.goto(paths.admin);
  const name = `contact-submissions-${await today(admin)}.csv`;
  const exporting = downloadBy(admin, exportButton(admin));
  // First, because this notification disappears after six seconds.
  await expect(admin.getByText(`Exported 14 submissions to ${name}`)).toBeVisible();
  const all = await exporting;
  expect(all.name).toBe(name);
  expect(all.text.split('\r\n')).toHaveLength(1 + 14 + 1);
  await filterByStatus(admin, 'Read');
  const { text } = await downloadBy(admin, exportButton(admin));
  expect(text).toMatch(/^\uFEFFName,.*\r\n"'=HYPERLINK\(""https:\/\/evil.example""\)",.*,read\r\n$/);
});

test('an export shows its progress, batch by batch', { tag: '@full' }, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 1_200);
  const nextBatch = await holdBatches(admin);
  const download = admin.waitForEvent('download');
  await exportButton(admin).click();
  const progress = admin.getByText('Exporting submissions:');
  await nextBatch();
  await expect(progress).toContainText('500 of 1,200');
  await expect(admin.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  await expect(exportButton(admin)).toBeDisabled();
  await nextBatch();
  await expect(progress).toContainText('1,000 of 1,200');
  await nextBatch();
  // First, because this notification disappears after six seconds.
  await expect(admin.getByText('Exported 1,200 submissions')).toBeVisible();
  await expect(progress).toBeHidden();
  await download;
});

test('submissions can be read during an export; Cancel ends it immediately and saves nothing', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  const saved = watchDownloads(admin);
  await admin.route(endpoints.query, () => undefined);
  await exportButton(admin).click();
  const progress = admin.getByText('Exporting submissions:');
  await expect(progress).toBeVisible();
  await row(admin, 'Visitor 0002').click();
  await expect(inView(admin, 'Visitor 0002')).toBeVisible();
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.getByText(dashboardMessages.exportCanceled)).toBeVisible();
  await expect(progress).toBeHidden();
  await expect(admin.locator('[data-list-root]')).toBeFocused();
  expect(saved).toEqual([]);
});

test('an export ends with the session: nothing is saved after logout', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 14);
  const saved = watchDownloads(admin);
  const release = await delayResponse(admin, endpoints.query);
  await exportButton(admin).click();
  await expect(admin.getByText('Exporting submissions:')).toContainText('Counting...');
  await admin.getByRole('button', { name: 'Logout' }).click();
  await expect(admin).toHaveURL(paths.login);
  const arrived = admin.waitForResponse(endpoints.query);
  release();
  await arrived;
  await untilIdle(admin);
  await expect(admin.getByText(/Exported|Failed/)).toHaveCount(0);
  expect(saved).toEqual([]);
});

test('during a search the export contains the results; without results it is not offered', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  const search = admin.getByRole('searchbox', { name: 'Search submissions' });
  await search.fill('visitor 000');
  await expect(admin.getByText('9 results', { exact: true })).toBeVisible();
  const { text } = await downloadBy(admin, exportButton(admin));
  expect(text.match(/visitor-00\d\d@/g)).toHaveLength(9);
  await search.fill('no such visitor');
  await expect(admin.getByText('0 results', { exact: true })).toBeVisible();
  await expect(exportButton(admin)).toBeDisabled();
});

test.describe('when the server cannot be reached', () => {
  test.use({ expectedMessages: /Failed to (load resource|fetch)|A live read failed|Firestore/ });

  test('an export says that it failed and saves nothing; Retry saves all of it, but is gone once the admin leaves the page', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await openNumbered(admin, site.origin, 14);
    const saved = watchDownloads(admin);
    await admin.context().setOffline(true);
    await exportButton(admin).click();
    const alert = admin.getByRole('alert').filter({ hasText: submissionMessages.export });
    await expect(alert).toBeVisible();
    await expect(admin.getByText('Exporting submissions:')).toBeHidden();
    expect(saved).toEqual([]);
    await admin.context().setOffline(false);
    const { text } = await downloadBy(admin, alert.getByRole('button', { name: 'Retry' }));
    expect(text.match(/visitor-00\d\d@/g)).toHaveLength(14);
    await admin.route(endpoints.query, (route) => route.abort());
    await exportButton(admin).click();
    await expect(alert).toBeVisible();
    await admin.getByRole('link', { name: 'Manage Blog' }).click();
    await expect(admin.getByRole('heading', { name: 'All Blog Posts' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

function exportButton(page: Page) {
  return page.getByRole('button', { name: 'Export CSV' });
}

function today(page: Page): Promise<string> {
  return page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
}

/** Records the names of the files a page saves. */
function watchDownloads(page: Page): string[] {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  return saved;
}
