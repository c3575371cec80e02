import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { paths } from '#src/paths.ts';
import { holdBatches, openNumbered, pagerButton, row } from '#tests/e2e/admin/dashboard.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { aSubmission, submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import {
  clearDocuments,
  resetStatistics,
  statistics,
  storeDocuments,
} from '#tests/support/servers/embeddedFirebase.ts';

test('the search looks in name, email, company and message, and reads on by itself to the oldest enquiry', async ({
  admin,
  site,
}) => {
  await storeDocuments(site.origin, [
    aSubmission({ id: 'needle', name: 'Nadia', company: 'Hay & Stack', message: 'Find the NEEDLE.' }),
  ]);
  await admin.goto(paths.admin);
  await expect(admin.getByRole('row', { name: 'Nadia' })).toBeVisible();
  const search = admin.getByRole('searchbox', { name: 'Search submissions' });
  for (const text of ['nadia', 'needle@visitors', 'hay &', 'the needle']) {
    await search.fill(text);
    await expect(admin.getByText('1 found in 26 of 26 submissions')).toBeVisible();
    await expect(admin.getByRole('row', { name: 'Nadia' })).toBeVisible();
  }
  await search.fill(sampleSubmissions.at(-1)?.name ?? '');
  await expect(admin.getByText('1 found in 26 of 26 submissions')).toBeVisible();
  await search.fill('nobody of that name');
  await expect(admin.getByText('No submissions found')).toBeVisible();
});

test('a search shows its first hits at once and can be stopped and taken up again', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 1_300);
  const nextBatch = await holdBatches(admin);
  await admin.getByRole('searchbox', { name: 'Search submissions' }).fill('visitor 0');
  await expect(admin.getByText('12 found in 12 of 1,300 submissions, searching on...')).toBeVisible();
  await nextBatch();
  await expect(admin.getByText('512 found in 512 of 1,300 submissions')).toBeVisible();
  await admin.getByRole('button', { name: 'Stop' }).click();
  await nextBatch();
  await expect(admin.getByText('999 found in 1,012 of 1,300 submissions')).toBeVisible();
  await expect(admin.getByText('1–12 of 999')).toBeVisible();
  await pagerButton(admin, 'Next').click();
  await expect(row(admin, 'Visitor 0013')).toBeVisible();
  await admin.getByRole('button', { name: 'Search on' }).click();
  await nextBatch();
  await expect(admin.getByText('999 found in 1,300 of 1,300 submissions')).toBeVisible();
});

test('an address is asked of the server, however old, and looked for in all texts if it is not found there', {
  tag: '@full',
}, async ({ admin, site }) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, [
    ...submissionsNumbered(600),
    aSubmission({ id: 'old', name: 'Ann', email: 'Ann.lee@example.com', timestamp: new Date('2020-01-01') }),
    aSubmission({
      id: 'said',
      name: 'Bob',
      message: 'Ask ann.lee@example.com',
      timestamp: new Date('2020-01-02'),
    }),
  ]);
  await admin.goto(paths.admin);
  await expect(admin.getByText('1–12 of 602')).toBeVisible();
  await resetStatistics(site.origin);
  await admin.getByRole('searchbox', { name: 'Search submissions' }).fill('ann.lee@example.com');
  await expect(row(admin, 'Ann')).toBeVisible();
  await expect(admin.getByText('1 from exactly this address')).toBeVisible();
  expect((await statistics(site.origin)).documentsRead).toBeLessThanOrEqual(1);
  await admin.getByRole('button', { name: 'Search all texts' }).click();
  await expect(row(admin, 'Bob')).toBeVisible();
  await expect(admin.getByText('2 found in 602 of 602 submissions')).toBeVisible();
  await admin.getByRole('searchbox', { name: 'Search submissions' }).fill('Visitor-0600@VISITORS.example');
  await expect(admin.getByText('1 found in 602 of 602 submissions')).toBeVisible();
  await expect(row(admin, 'Visitor 0600')).toBeVisible();
});

test('the list begins with a day that is chosen, keeps it in the address and leads on from there', {
  tag: '@full',
}, async ({ admin, site }) => {
  await clearDocuments(site.origin);
  const days = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2024, 5, 30 - index, 12)));
  await storeDocuments(
    site.origin,
    days.map((timestamp) => aSubmission({ id: `day-${timestamp.getUTCDate()}`, timestamp })),
  );
  await admin.goto(paths.admin);
  await admin.getByLabel('Begin with date').fill('2024-06-20');
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor day-20');
  await admin.reload();
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor day-20');
  await pagerButton(admin, 'Next').click();
  await expect(row(admin, 'Visitor day-8')).toBeVisible();
  await admin.getByRole('columnheader', { name: 'Date' }).click();
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor day-20');
  await expect(admin.getByRole('row').nth(2)).toContainText('Visitor day-21');
});
