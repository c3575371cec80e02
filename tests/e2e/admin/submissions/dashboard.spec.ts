import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { paths } from '#src/paths.ts';
import {
  counter,
  counterButton,
  filterByStatus,
  inView,
  markInView,
  openNumbered,
  panel,
} from '#tests/e2e/admin/dashboard.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('the counters count every submission and those of each status; a new one appears first without a reload, and is counted', async ({
  admin,
  site,
}) => {
  await admin.goto(paths.admin);
  await expect(admin.getByText('1–12 of 25')).toBeVisible();
  await expect(counter(admin, 'Total Submissions')).toHaveText('25');
  for (const [name, status] of [
    ['New', 'new'],
    ['Read', 'read'],
    ['Replied', 'replied'],
  ] as const) {
    const count = sampleSubmissions.filter((submission) => submission.status === status).length;
    await expect(counter(admin, name)).toHaveText(String(count));
  }
  await storeDocuments(site.origin, [
    aSubmission({ id: 'fresh', name: 'Fritz Fresh', timestamp: new Date() }),
  ]);
  await expect(admin.getByRole('row').nth(1)).toContainText('Fritz Fresh');
  await expect(counter(admin, 'Total Submissions')).toHaveText('26');
});

test('clicking a counter or choosing a status shows only its submissions, changes the URL, and says when nothing matches', async ({
  admin,
  site,
}) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, [
    aSubmission({ id: 'one', name: 'Nora New' }),
    aSubmission({ id: 'two', name: 'Rita Read', status: 'read' }),
  ]);
  const read = counterButton(admin, 'Read');
  await admin.goto(`${paths.admin}?status=read`);
  await expect(admin.getByRole('row', { name: 'Rita Read' })).toBeVisible();
  await expect(admin.getByText('Select a submission to view details')).toBeVisible();
  await expect(read).toHaveAttribute('aria-pressed', 'true');
  await read.press('Enter');
  await expect(admin.getByRole('row', { name: 'Nora New' })).toBeVisible();
  await expect(counterButton(admin, 'Total Submissions')).toHaveAttribute('aria-pressed', 'true');
  await expect(admin).toHaveURL(paths.admin);
  await read.click();
  await expect(admin.getByRole('row', { name: 'Nora New' })).toHaveCount(0);
  await expect(admin.getByRole('row', { name: 'Rita Read' })).toBeVisible();
  await expect(admin.getByRole('combobox', { name: 'Status' })).toHaveValue('read');
  await filterByStatus(admin, 'Replied');
  await expect(admin).toHaveURL(/\?status=replied$/);
  await expect(admin.getByText('No submissions found')).toBeVisible();
  await expect(admin.getByText('Submissions from the contact form appear here.')).toBeHidden();
});

test('beside the list, the newest submission with the status New is open until another is opened', async ({
  admin,
  site,
}) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, [
    aSubmission({ id: 'one', name: 'Rita Read', status: 'read', timestamp: new Date(3e12) }),
    aSubmission({ id: 'two', name: 'Nora New', timestamp: new Date(2e12) }),
    aSubmission({ id: 'three', name: 'Olaf Older', timestamp: new Date(1e12) }),
  ]);
  await admin.goto(paths.admin);
  await expect(inView(admin, 'Nora New')).toBeVisible();
  await expect(admin).toHaveURL(paths.admin);
  await expect(admin.locator('body')).toBeFocused();
  await storeDocuments(site.origin, [aSubmission({ id: 'fresh', name: 'Fritz', timestamp: new Date(4e12) })]);
  await expect(admin.getByRole('row').nth(1)).toContainText('Fritz');
  await markInView(admin, 'Read');
  await filterByStatus(admin, 'New');
  await expect(admin.getByRole('row', { name: 'Nora New' })).toHaveCount(0);
  await expect(inView(admin, 'Nora New')).toBeVisible();
  await admin.getByRole('row', { name: 'Olaf Older' }).click();
  await expect(inView(admin, 'Olaf Older')).toBeFocused();
  await admin.reload();
  await expect(inView(admin, 'Olaf Older')).toBeVisible();
  await admin.setViewportSize({ width: 390, height: 800 });
  await admin.goto(paths.admin);
  await expect(admin.getByText('Fritz')).toBeVisible();
  await expect(admin.getByRole('dialog')).toBeHidden();
});

test('details open beside the list, and the arrow keys move through the rows on the screen', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await admin.getByRole('row', { name: 'Visitor 0011' }).click();
  await expect(inView(admin, 'Visitor 0011')).toBeFocused();
  await admin.keyboard.press('ArrowRight');
  await expect(inView(admin, 'Visitor 0012')).toBeVisible();
  await expect(panel(admin).getByText('12 of 14')).toBeVisible();
  await expect(panel(admin).getByRole('button', { name: 'Next submission' })).toBeDisabled();
  await admin.keyboard.press('ArrowLeft');
  await expect(inView(admin, 'Visitor 0011')).toBeVisible();
});

test('the reply button, status and Next stay in view however long the message is, on a laptop and on a phone', {
  tag: '@full',
}, async ({ admin, site }) => {
  await clearDocuments(site.origin);
  const letters = ['Lena Letter', 'Liam Letter'].map((name, index) =>
    aSubmission({
      id: name,
      name,
      message: 'One more line\n'.repeat(200),
      timestamp: new Date(1e12 - index),
    }),
  );
  await storeDocuments(site.origin, letters);
  await admin.goto(paths.admin);
  await admin.getByRole('row', { name: 'Lena Letter' }).click();
  await expect(inView(admin, 'Lena Letter')).toBeFocused();
  const areInView = async () => {
    for (const name of ['New', 'Next submission'])
      await expect(admin.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(admin.getByRole('link', { name: 'Reply via Email' })).toBeInViewport({ ratio: 1 });
  };
  await areInView();
  await inView(admin, 'Lena Letter').press('End');
  await expect(inView(admin, 'Lena Letter')).not.toBeInViewport();
  await admin.getByRole('button', { name: 'Next submission' }).click();
  await expect(inView(admin, 'Liam Letter')).toBeInViewport();
  await admin.setViewportSize({ width: 360, height: 740 });
  await expect(admin.getByRole('dialog', { name: 'Liam Letter' })).toBeVisible();
  await areInView();
});

test('the list of submissions works by keyboard alone: to a row and into its details', {
  tag: '@full',
}, async ({ admin }) => {
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
