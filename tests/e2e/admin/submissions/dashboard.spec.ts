import { sampleSubmissions } from '#scripts/content/submissions.ts';
import { paths } from '#src/paths.ts';
import {
  counter,
  inView,
  openNumbered,
  overflow,
  pagerButton,
  panel,
  row,
  selection,
} from '#tests/e2e/admin/dashboard.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { downloadBy } from '#tests/support/pages/download.ts';
import { aSubmission, submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('the counters count every enquiry and those of each status', async ({ admin }) => {
  await admin.goto(paths.admin);
  await expect(counter(admin, 'Total Submissions')).toHaveText('25');
  for (const [name, status] of [
    ['New', 'new'],
    ['Read', 'read'],
    ['Replied', 'replied'],
  ] as const) {
    const count = sampleSubmissions.filter((submission) => submission.status === status).length;
    await expect(counter(admin, name)).toHaveText(String(count));
  }
});

test('the back office is kept from search engines', async ({ admin }) => {
  for (const path of [paths.admin, paths.adminBlog]) {
    await admin.goto(path);
    await expect(admin.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(admin.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('the status filter shows what it says, keeps it in the address and says when nothing fits', async ({
  admin,
  site,
}) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, [
    aSubmission({ id: 'one', name: 'Nora New' }),
    aSubmission({ id: 'two', name: 'Rita Read', status: 'read' }),
  ]);
  await admin.goto(paths.admin);
  await admin.getByLabel('Status').selectOption('Read');
  await expect(admin.getByRole('row', { name: 'Nora New' })).toHaveCount(0);
  await expect(admin.getByRole('row', { name: 'Rita Read' })).toBeVisible();
  await admin.reload();
  await expect(admin.getByLabel('Status')).toHaveValue('read');
  await admin.getByLabel('Status').selectOption('Replied');
  await expect(admin.getByText('No submissions found')).toBeVisible();
  await expect(admin.getByText('Select a submission to view details')).toBeVisible();
});

test('details open beside the list, and the arrow keys lead on, over the end of a page too', async ({
  admin,
  site,
}) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, submissionsNumbered(14));
  await admin.goto(paths.admin);
  await admin.getByRole('row', { name: 'Visitor 0011' }).click();
  await expect(inView(admin, 'Visitor 0011')).toBeFocused();
  await admin.keyboard.press('ArrowRight');
  await expect(inView(admin, 'Visitor 0012')).toBeVisible();
  await admin.keyboard.press('ArrowRight');
  await expect(inView(admin, 'Visitor 0013')).toBeVisible();
  await expect(panel(admin).getByText('13 of 14')).toBeVisible();
  await admin.keyboard.press('ArrowLeft');
  await expect(inView(admin, 'Visitor 0012')).toBeVisible();
});

test('the grid is used by keyboard alone: to a row, into its details', { tag: '@full' }, async ({
  admin,
}) => {
  await admin.goto(paths.admin);
  await admin.getByRole('row').nth(1).getByRole('gridcell').nth(1).click({ trial: true });
  await admin.getByRole('searchbox', { name: 'Search submissions' }).focus();
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('Enter');
  await expect(inView(admin, sampleSubmissions[1]?.name ?? '')).toBeFocused();
});

test('enquiries are ticked by keyboard: all of a page at the head of the column, one at its row', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await admin.getByRole('searchbox', { name: 'Search submissions' }).focus();
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('Space');
  await expect(selection(admin).getByText('12 selected')).toBeVisible();
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Space');
  await expect(row(admin, 'Visitor 0002').getByRole('checkbox')).not.toBeChecked();
  await expect(selection(admin).getByText('11 selected')).toBeVisible();
});

test('marking changes nothing but the status, the badge and the counters', async ({ admin, site }) => {
  const [first] = sampleSubmissions;
  await admin.goto(paths.admin);
  await admin.getByRole('button', { name: `View ${first?.name}` }).click();
  const before = (await storedDocuments(site.origin, 'contacts')).find(({ id }) => id === first?.id);
  const replied = Number(await counter(admin, 'Replied').textContent());
  await panel(admin).getByRole('button', { name: 'Replied' }).click();
  await expect(admin.getByRole('row', { name: first?.name ?? '' }).getByText('Replied')).toBeVisible();
  await expect(counter(admin, 'Replied')).toHaveText(String(replied + 1));
  const after = (await storedDocuments(site.origin, 'contacts')).find(({ id }) => id === first?.id);
  expect(after).toEqual({ ...before, status: 'replied' });
});

test('deleting asks first, naming the visitor; Cancel and Escape keep the enquiry', async ({
  admin,
  site,
}) => {
  const name = sampleSubmissions[0]?.name ?? '';
  await admin.goto(paths.admin);
  const question = admin.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this submission?',
  });
  await admin.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(question).toContainText(name);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(admin.getByRole('row', { name })).toBeVisible();
  await admin.getByRole('button', { name: `Delete ${name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByRole('row', { name })).toHaveCount(0);
  await expect(counter(admin, 'Total Submissions')).toHaveText('24');
  expect(await storedDocuments(site.origin, 'contacts')).toHaveLength(24);
});

test('several are marked, exported and deleted at once, after one question that names their number', async ({
  admin,
  site,
}) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, submissionsNumbered(4));
  await admin.goto(paths.admin);
  for (const name of ['Visitor 0001', 'Visitor 0003']) {
    await admin.getByRole('row', { name }).getByRole('checkbox').check();
  }
  const selection = admin.getByRole('region', { name: 'Selected submissions' });
  await expect(selection.getByText('2 selected')).toBeVisible();
  await selection.getByRole('button', { name: 'Read' }).click();
  await expect(counter(admin, 'Read')).toHaveText('2');
  const { text } = await downloadBy(admin, selection.getByRole('button', { name: 'Export selected' }));
  expect(
    text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',')[0]),
  ).toEqual(['\uFEFFName', 'Visitor 0001', 'Visitor 0003']);
  await selection.getByRole('button', { name: 'Delete selected' }).click();
  const question = admin.getByRole('alertdialog', { name: /these 2 submissions/ });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(counter(admin, 'Total Submissions')).toHaveText('2');
  expect((await storedDocuments(site.origin, 'contacts')).map(({ name }) => name)).toEqual([
    'Visitor 0002',
    'Visitor 0004',
  ]);
});

test('a new enquiry appears without a reload, is marked as just arrived and counted', async ({
  admin,
  site,
}) => {
  await admin.goto(paths.admin);
  await expect(counter(admin, 'Total Submissions')).toHaveText('25');
  await storeDocuments(site.origin, [
    aSubmission({ id: 'fresh', name: 'Fritz Fresh', timestamp: new Date() }),
  ]);
  const row = admin.getByRole('row', { name: 'Fritz Fresh' });
  await expect(row.getByText('Just arrived')).toBeVisible();
  await expect(admin.getByRole('row').nth(1)).toContainText('Fritz Fresh');
  await expect(counter(admin, 'Total Submissions')).toHaveText('26');
});

test('many enquiries are turned page by page, from either end', { tag: '@full' }, async ({ admin, site }) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, submissionsNumbered(30));
  await admin.goto(paths.admin);
  await expect(admin.getByText('1–12 of 30')).toBeVisible();
  await pagerButton(admin, 'Next').click();
  await pagerButton(admin, 'Next').click();
  await expect(admin.getByText('25–30 of 30')).toBeVisible();
  await expect(pagerButton(admin, 'Next')).toBeDisabled();
  await admin.getByRole('columnheader', { name: 'Date' }).click();
  await expect(admin.getByText('1–12 of 30')).toBeVisible();
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor 0030');
});

test('on a later page a new enquiry is told and counted, and one press leads to it', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 24);
  await pagerButton(admin, 'Next').click();
  await expect(admin.getByText('13–24 of 24')).toBeVisible();
  await storeDocuments(site.origin, [
    aSubmission({ id: 'fresh', name: 'Fritz Fresh', timestamp: new Date() }),
  ]);
  await expect(admin.getByText('1 new submission')).toBeVisible();
  await expect(counter(admin, 'Total Submissions')).toHaveText('25');
  await expect(admin.getByText('14–25 of 25')).toBeVisible();
  await expect(pagerButton(admin, 'Next')).toBeDisabled();
  await admin.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(row(admin, 'Fritz Fresh').getByText('Just arrived')).toBeVisible();
  await expect(admin.getByText('1–12 of 25')).toBeVisible();
  await expect(admin.getByText('1 new submission')).toBeHidden();
});

test('Refresh counts and reads again', { tag: '@full' }, async ({ admin, site }) => {
  await admin.goto(paths.admin);
  await pagerButton(admin, 'Next').click();
  await expect(admin.getByText('13–24 of 25')).toBeVisible();
  const name = sampleSubmissions[12]?.name ?? '';
  await storeDocuments(site.origin, [
    aSubmission({
      id: sampleSubmissions[12]?.id ?? '',
      name: 'Changed meanwhile',
      timestamp: new Date(sampleSubmissions[12]?.timestamp ?? ''),
    }),
  ]);
  await expect(admin.getByRole('row', { name })).toBeVisible();
  await admin.getByRole('button', { name: 'Refresh' }).click();
  await expect(admin.getByRole('row', { name: 'Changed meanwhile' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('enquiries are cards, details fill the screen, Back leads to the list', async ({
    openBrowser,
    adminState,
  }) => {
    const page = await openBrowser({ storageState: adminState, viewport: { width: 360, height: 740 } });
    const name = sampleSubmissions[0]?.name ?? '';
    await page.goto(paths.admin);
    await expect(page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')).toHaveCount(12);
    await page.getByRole('button', { name: `View ${name}` }).click();
    const detail = page.getByRole('dialog', { name });
    await expect(detail.getByRole('link', { name: 'Reply via Email' })).toBeInViewport();
    await detail.getByRole('button', { name: 'Next submission' }).click();
    await expect(page.getByRole('dialog', { name: sampleSubmissions[1]?.name ?? '' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
