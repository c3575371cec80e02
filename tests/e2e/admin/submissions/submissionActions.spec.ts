import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import {
  counter,
  inView,
  openNumbered,
  pagerButton,
  panel,
  row,
  selection,
  statusFilter,
  tick,
} from '#tests/e2e/admin/dashboard.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { hold } from '#tests/e2e/support/hold.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { downloadBy } from '#tests/support/pages/download.ts';
import { submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import {
  clearDocuments,
  deleteDocument,
  storeDocuments,
  storedDocuments,
} from '#tests/support/servers/embeddedFirebase.ts';

test('an older enquiry found by a search shows its new status at once, and leaves the list when deleted', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 30);
  await admin.getByRole('searchbox', { name: 'Search submissions' }).fill('Visitor 002');
  await row(admin, 'Visitor 0020').click();
  await markInView(admin, 'Replied');
  await expect(row(admin, 'Visitor 0020').getByText('Replied')).toBeVisible();
  await expect(panel(admin).getByRole('button', { name: 'Replied', pressed: true })).toBeVisible();
  await expect(admin.getByText('10 found in 30 of 30 submissions')).toBeVisible();
  await admin.getByRole('button', { name: 'Delete Visitor 0020' }).click();
  await confirmDeletion(admin);
  await expect(row(admin, 'Visitor 0020')).toHaveCount(0);
  await expect(inView(admin, 'Visitor 0021')).toBeFocused();
});

test('what has left the list by being marked is selected no more, and is not deleted with what is', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 30);
  await statusFilter(admin).selectOption('New');
  await admin.getByRole('checkbox', { name: 'Select all rows' }).check();
  await pagerButton(admin, 'Next').click();
  await expect(row(admin, 'Visitor 0013')).toBeVisible();
  await admin.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(selection(admin).getByText('24 selected, 12 not on this page')).toBeVisible();
  await selection(admin).getByRole('button', { name: 'Read' }).click();
  await expect(admin.getByText('24 submissions marked as Read')).toBeVisible();
  await expect(selection(admin).getByText('selected,')).toBeHidden();
  await pagerButton(admin, 'Previous').click();
  for (const name of ['Visitor 0025', 'Visitor 0026']) await tick(admin, name);
  await expect(selection(admin).getByText('2 selected')).toBeVisible();
  await selection(admin).getByRole('button', { name: 'Delete selected' }).click();
  await expect(admin.getByRole('alertdialog')).toContainText('these 2 submissions');
  await confirmDeletion(admin);
  await expect(admin.getByText('2 submissions deleted')).toBeVisible();
  expect(await storedDocuments(site.origin, 'contacts')).toHaveLength(28);
});

test('ticks stay while paging: what was ticked on one page is marked and exported from another', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 30);
  await tick(admin, 'Visitor 0002');
  await pagerButton(admin, 'Next').click();
  await tick(admin, 'Visitor 0014');
  await pagerButton(admin, 'Next').click();
  await expect(row(admin, 'Visitor 0030')).toBeVisible();
  await expect(selection(admin).getByText('2 selected')).toBeVisible();
  await selection(admin).getByRole('button', { name: 'Read' }).click();
  await expect(admin.getByText('2 submissions marked as Read')).toBeVisible();
  const { text } = await downloadBy(admin, selection(admin).getByRole('button', { name: 'Export selected' }));
  expect(text).toMatch(/Visitor 0002.*,read\r\nVisitor 0014.*,read\r\n$/);
  await pagerButton(admin, 'Previous').click();
  await expect(row(admin, 'Visitor 0014').getByText('Read', { exact: true })).toBeVisible();
  await pagerButton(admin, 'Previous').click();
  await expect(row(admin, 'Visitor 0002').getByText('Read', { exact: true })).toBeVisible();
});

test.describe('beside another admin', () => {
  // The rules refuse what they cannot look at.
  test.use({ expectedMessages: /status of 403|permission-denied/ });

  test('a ticked enquiry that another admin has deleted keeps none of the others from being marked', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await openNumbered(admin, site.origin, 14);
    await pagerButton(admin, 'Next').click();
    for (const name of ['Visitor 0013', 'Visitor 0014']) await tick(admin, name);
    await pagerButton(admin, 'Previous').click();
    await tick(admin, 'Visitor 0001');
    await deleteDocument(site.origin, 'contacts/visitor-0014');
    await expect(selection(admin).getByText('3 selected')).toBeVisible();
    await selection(admin).getByRole('button', { name: 'Replied' }).click();
    await expect(
      admin.getByText('2 submissions marked as Replied, 1 submission had been deleted meanwhile'),
    ).toBeVisible();
    await expect(selection(admin).getByText('2 selected')).toBeVisible();
    const stored = await storedDocuments(site.origin, 'contacts');
    expect(stored.filter(({ status }) => status === 'replied').map(({ id }) => id)).toEqual([
      'visitor-0001',
      'visitor-0013',
    ]);
  });
});

test('a marked enquiry stays in view with its new status when the filter has no place for it any more', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 30);
  await statusFilter(admin).selectOption('New');
  for (const name of ['Visitor 0003', 'Visitor 0016']) {
    await row(admin, name).click();
    await markInView(admin, 'Read');
    await expect(row(admin, name)).toHaveCount(0);
    await expect(panel(admin).getByRole('button', { name: 'Read', pressed: true })).toBeVisible();
    if (name === 'Visitor 0003') await pagerButton(admin, 'Next').click();
  }
  await expect(counter(admin, 'Read')).toHaveText('2');
  await expect(panel(admin).getByRole('button', { name: 'Read', pressed: true })).toBeVisible();
  await markInView(admin, 'New');
  await expect(row(admin, 'Visitor 0016')).toBeVisible();
});

test('the enquiry in view shows its new status when it is marked with several others', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await pagerButton(admin, 'Next').click();
  await row(admin, 'Visitor 0013').click();
  for (const name of ['Visitor 0013', 'Visitor 0014']) await tick(admin, name);
  await selection(admin).getByRole('button', { name: 'Replied' }).click();
  await expect(panel(admin).getByRole('button', { name: 'Replied', pressed: true })).toBeVisible();
});

test('new enquiries are read one after the other, each marked, by keyboard alone', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 14);
  await statusFilter(admin).selectOption('New');
  await row(admin, 'Visitor 0001').click();
  for (const number of [1, 2, 3]) {
    await expect(inView(admin, `Visitor 000${number}`)).toBeVisible();
    const read = panel(admin).getByRole('button', { name: 'Read' });
    await read.press('Enter');
    await expect(row(admin, `Visitor 000${number}`)).toHaveCount(0);
    await expect(read).toBeFocused();
    await admin.keyboard.press('ArrowRight');
  }
  await expect(inView(admin, 'Visitor 0004')).toBeVisible();
  expect(
    (await storedDocuments(site.origin, 'contacts')).filter(({ status }) => status === 'read'),
  ).toHaveLength(3);
});

test('a deletion under way leaves the filter alone that is chosen meanwhile', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 14);
  await row(admin, 'Visitor 0001').click();
  const release = await hold(admin, endpoints.commit);
  await admin.getByRole('button', { name: 'Delete Visitor 0001' }).click();
  await confirmDeletion(admin);
  await statusFilter(admin).selectOption('Read');
  await expect(admin).toHaveURL(/status=read/);
  release();
  await expect(admin.getByText('Submission deleted')).toBeVisible();
  await expect(admin).toHaveURL(`${paths.admin}?status=read`);
  await expect(admin.getByText('Select a submission to view details')).toBeVisible();
});

test('a deletion that ends after the dashboard was left does not lead back to it', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 14);
  await row(admin, 'Visitor 0001').click();
  const release = await hold(admin, endpoints.commit);
  await admin.getByRole('button', { name: 'Delete Visitor 0001' }).click();
  await confirmDeletion(admin);
  await admin.getByRole('link', { name: 'Manage Blog' }).click();
  await expect(admin.getByRole('button', { name: 'New Post' })).toBeVisible();
  release();
  await expect(admin.getByText('Submission deleted')).toBeVisible();
  await expect(admin).toHaveURL(paths.adminBlog);
});

test('after a deletion the keyboard goes on with the next row, after the last one with the list', {
  tag: '@full',
}, async ({ admin, site }) => {
  await clearDocuments(site.origin);
  await storeDocuments(site.origin, submissionsNumbered(2));
  await admin.goto(paths.admin);
  await admin.getByRole('button', { name: 'Delete Visitor 0001' }).click();
  await confirmDeletion(admin);
  await expect(admin.getByRole('button', { name: 'View Visitor 0002' })).toBeFocused();
  await admin.getByRole('button', { name: 'Delete Visitor 0002' }).click();
  await confirmDeletion(admin);
  await expect(admin.getByText('No submissions found')).toBeVisible();
  await expect(admin.locator('[data-list-root]')).toBeFocused();
});

test('an enquiry that has left the list by being marked is deleted, and its follower comes into view', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await statusFilter(admin).selectOption('New');
  await row(admin, 'Visitor 0005').click();
  await markInView(admin, 'Read');
  await expect(row(admin, 'Visitor 0005')).toHaveCount(0);
  await admin.setViewportSize({ width: 390, height: 800 });
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete Visitor 0005' }).click();
  await confirmDeletion(admin);
  await expect(admin.getByRole('dialog', { name: 'Visitor 0006' })).toBeVisible();
});

async function markInView(page: Page, status: string): Promise<void> {
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: status }).click();
}

async function confirmDeletion(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
}
