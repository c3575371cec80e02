import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import { paths } from '#src/paths.ts';
import {
  confirmDeletion,
  holdBatches,
  markInView,
  openNumbered,
  pagerButton,
  row,
} from '#tests/e2e/admin/dashboard.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { untilIdle } from '#tests/e2e/support/untilIdle.ts';
import { downloadBy } from '#tests/support/pages/download.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('the search finds words in any field, order and spelling of accents, down to the oldest submission', async ({
  admin,
  site,
}) => {
  const [service] = serviceOptions;
  const budget = budgetOptions.at(-1) ?? '';
  await storeDocuments(site.origin, [
    aSubmission({
      id: 'needle',
      name: 'Nadia',
      company: 'Hay & Stack',
      service,
      budget,
      message: `${'Much is said before. '.repeat(10)}Find the NEEDLE.`,
    }),
  ]);
  await admin.goto(paths.admin);
  await expect(admin.getByRole('row', { name: 'Nadia' })).toBeVisible();
  const search = admin.getByRole('searchbox', { name: 'Search submissions' });
  for (const text of [
    'nadia',
    'needle@visitors',
    'hay &',
    'the needle',
    `NEEDLE nádia ${service.toLowerCase()}`,
    `${budget} needle`,
  ]) {
    await search.fill(text);
    await expect(admin.getByText('1 result', { exact: true })).toBeVisible();
    await expect(admin.getByRole('row', { name: 'Nadia' })).toBeVisible();
    await expect(admin.getByRole('row', { name: 'Nadia' }).locator('mark').last()).toBeVisible();
  }
  await search.fill(sampleSubmissions.at(-1)?.name ?? '');
  await expect(admin.getByText('1 result', { exact: true })).toBeVisible();
  await expect(admin.getByRole('button', { name: /Newer|Older/ })).toHaveCount(0);
  await search.fill('nobody of that name');
  await expect(admin.getByText('No submissions found')).toBeVisible();
  await admin.getByRole('button', { name: 'Clear Search and Filters' }).click();
  await expect(admin.getByRole('row', { name: 'Nadia' })).toBeVisible();
  await expect(search).toHaveValue('');
});

test('a row shows where the searched words are, even far into a message or in a field that rows do not usually show', {
  tag: '@full',
}, async ({ admin, site }) => {
  const message = `${'Much is said before. '.repeat(10)}Find the NEEDLE, and ${'more. '.repeat(40)}`;
  await storeDocuments(site.origin, [
    aSubmission({ id: 'nadia', name: 'Nadia', company: 'Hay & Stack', message }),
  ]);
  await admin.goto(paths.admin);
  const found = admin.getByRole('row', { name: 'Nadia' });
  await expect(found).toContainText('Much is said before.');
  const search = admin.getByRole('searchbox', { name: 'Search submissions' });
  await search.fill('nadia needle');
  await expect(found).toContainText('...efore. Find the NEEDLE, and more.');
  await expect(found.getByText('NEEDLE', { exact: true })).toBeInViewport();
  await search.fill('stack');
  await expect(found).toContainText('Hay & Stack');
  await search.fill('');
  await expect(found).toContainText('Much is said before.');
});

test('the links between the dashboard and the blog keep the search, the filter and the open submission', {
  tag: '@full',
}, async ({ admin }) => {
  const name = sampleSubmissions[2]?.name ?? '';
  await admin.goto(`${paths.admin}?order=asc`);
  const submissionSearch = admin.getByRole('searchbox', { name: 'Search submissions' });
  await submissionSearch.fill(name);
  await expect(admin.getByText('1 result', { exact: true })).toBeVisible();
  await row(admin, name).click();
  await expect(admin).toHaveURL(/order=asc&submission=/);
  await admin.getByRole('link', { name: 'Manage Blog' }).click();
  const postSearch = admin.getByRole('searchbox', { name: 'Search posts' });
  await postSearch.fill('chair');
  await admin.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(submissionSearch).toHaveValue(name);
  await expect(admin).toHaveURL(/order=asc&submission=/);
  await expect(admin.getByText('1 result', { exact: true })).toBeVisible();
  await admin.getByRole('link', { name: 'Manage Blog' }).click();
  await expect(postSearch).toHaveValue('chair');
});

test('a search shows its first results immediately, can be paged while it continues, and ends when its text is cleared', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 1_300);
  const nextBatch = await holdBatches(admin);
  const search = admin.getByRole('searchbox', { name: 'Search submissions' });
  await search.fill('visitor');
  await expect(admin.getByText('12 results. Searching... 12 of 1,300')).toBeVisible();
  await nextBatch();
  await expect(admin.getByText('500 results. Searching... 500 of 1,300')).toBeVisible();
  await nextBatch();
  await expect(admin.getByText('1,000 results. Searching... 1,000 of 1,300')).toBeVisible();
  await expect(admin.getByText('1–12 of 1,000')).toBeVisible();
  await pagerButton(admin, 'Older').click();
  await expect(row(admin, 'Visitor 0013')).toBeVisible();
  await nextBatch();
  await expect(admin.getByText('1,300 results', { exact: true })).toBeVisible();
  await admin.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await pagerButton(admin, 'Older').click();
  await expect(row(admin, 'Visitor 0025')).toBeVisible();
  await search.press('Escape');
  await expect(admin.getByText('1–12 of 1,300')).toBeVisible();
});

test('what is changed while a search continues stays changed', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 600);
  const nextBatch = await holdBatches(admin);
  const asked = admin.waitForRequest(endpoints.query);
  await admin.getByRole('searchbox', { name: 'Search submissions' }).fill('visitor-0');
  await asked;
  await admin.getByRole('button', { name: 'Delete Visitor 0002' }).click();
  await confirmDeletion(admin);
  await expect(row(admin, 'Visitor 0002')).toHaveCount(0);
  // The batch that was being read, and the one read again.
  await nextBatch();
  await nextBatch();
  await expect(admin.getByText('500 results. Searching... 500 of 599')).toBeVisible();
  await expect(row(admin, 'Visitor 0002')).toHaveCount(0);

  await row(admin, 'Visitor 0003').click();
  await markInView(admin, 'Replied');
  await expect(row(admin, 'Visitor 0003')).toContainText('Replied');
  await nextBatch();
  await nextBatch();
  await expect(admin.getByText('599 results', { exact: true })).toBeVisible();
  await expect(row(admin, 'Visitor 0003')).toContainText('Replied');
});

test('the list starts at a typed day, keeps it in the URL and pages from there, but a search covers every day, read once', {
  tag: '@full',
}, async ({ admin, site }) => {
  await clearDocuments(site.origin);
  const days = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2024, 5, 30 - index, 12)));
  await storeDocuments(
    site.origin,
    days.map((timestamp) => aSubmission({ id: `day-${timestamp.getUTCDate()}`, timestamp })),
  );
  await admin.goto(paths.admin);
  await admin.getByLabel('Jump to date').pressSequentially('06202024');
  await expect(admin).toHaveURL(/date=2024-06-20/);
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor day-20');
  await admin.reload();
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor day-20');
  await pagerButton(admin, 'Older').click();
  await expect(row(admin, 'Visitor day-8')).toBeVisible();
  await pagerButton(admin, 'Newer').click();
  await pagerButton(admin, 'Newest').click();
  await expect(admin).not.toHaveURL(/date=/);
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor day-30');
  await admin.getByLabel('Jump to date').fill('2024-06-20');
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor day-20');
  await admin.getByRole('columnheader', { name: 'Date' }).click();
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor day-20');
  await expect(admin.getByRole('row').nth(2)).toContainText('Visitor day-21');
  const { text } = await downloadBy(admin, admin.getByRole('button', { name: 'Export CSV' }));
  expect(text.match(/Visitor day-\d+/g)).toEqual(
    Array.from({ length: 11 }, (_, index) => `Visitor day-${30 - index}`),
  );
  await row(admin, 'Visitor day-21').click();
  await expect(
    admin.getByRole('complementary', { name: 'Submission' }).getByRole('status').filter({ hasText: /^2$/ }),
  ).toBeVisible();
  await admin.getByRole('searchbox', { name: 'Search submissions' }).fill('day-5');
  await expect(admin.getByText(/^\d+ results?$/)).toBeVisible();
  await expect(row(admin, 'Visitor day-5')).toBeVisible();
  await expect(admin.getByText(dashboardMessages.noneOpen)).toBeVisible();

  let reads = 0;
  await admin.route(endpoints.query, (route) => {
    reads += 1;
    return route.continue();
  });
  await admin.getByLabel('Jump to date').fill('2024-06-10');
  await expect(admin).toHaveURL(/date=2024-06-10/);
  await expect(admin.getByText(/^\d+ results?$/)).toBeVisible();
  await untilIdle(admin);
  expect(reads).toBe(0);
});

test.describe('when a batch cannot be read', () => {
  test.use({ expectedMessages: /Failed to (load resource|fetch)|Firestore/ });

  test('the results so far are not exported as if they were all; Retry continues', { tag: '@full' }, async ({
    admin,
    site,
  }) => {
    await openNumbered(admin, site.origin, 600);
    let isFirst = true;
    await admin.route(endpoints.query, (route) => {
      if (!isFirst) return route.abort();
      isFirst = false;
      return route.continue();
    });
    await admin.getByRole('searchbox', { name: 'Search submissions' }).fill('visitor');
    await expect(admin.getByText('500 results in the first 500 of 600')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await admin.unroute(endpoints.query);
    await admin.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(admin.getByText('600 results', { exact: true })).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  });
});
