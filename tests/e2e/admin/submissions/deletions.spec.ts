import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { paths } from '#src/paths.ts';
import {
  confirmDeletion,
  counter,
  filterByStatus,
  inView,
  markInView,
  openNumbered,
  pagerButton,
  panel,
  row,
  tick,
} from '#tests/e2e/admin/dashboard.ts';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { deleteDocument, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('deleting asks first, naming the visitor; Cancel and Escape keep the submission, and Undo brings it back', async ({
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
  await expect.poll(() => storedDocuments(site.origin, 'contacts')).toHaveLength(24);
  await admin.getByRole('status').filter({ hasText: 'Submission deleted' }).getByText('Undo').click();
  await expect(admin.getByRole('row', { name })).toBeVisible();
  await expect(counter(admin, 'Total Submissions')).toHaveText('25');
});

test('the second click of a double click reaches neither a dialog that has just opened nor what was behind one that has just closed', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await row(admin, 'Visitor 0008').click();
  await expect(inView(admin, 'Visitor 0008')).toBeVisible();
  // A person's pace. Without a delay, both clicks arrive before anything can respond to the first.
  const doubleClick = { delay: 40 } as const;
  await admin.getByRole('button', { name: 'Delete Visitor 0002' }).dblclick(doubleClick);
  const question = admin.getByRole('alertdialog');
  await expect(question).toContainText('Visitor 0002');
  await admin.waitForTimeout(600);
  await question.getByRole('button', { name: 'Delete' }).dblclick(doubleClick);
  await expect(row(admin, 'Visitor 0002')).toHaveCount(0);
  await expect(inView(admin, 'Visitor 0008')).toBeVisible();
  await admin.getByRole('button', { name: 'Deleted Submissions' }).click();
  await admin.getByRole('button', { name: 'Restore Visitor 0002' }).dblclick(doubleClick);
  await expect(admin.getByText('Submission restored')).toBeVisible();
  await expect(admin.getByRole('dialog', { name: 'Deleted Submissions' })).toBeVisible();
  await expect(admin.getByText('0 submissions restored')).toHaveCount(0);
});

test('deleted submissions can be restored or permanently deleted, and are gone after 30 days', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await storeDocuments(site.origin, [
    { path: 'deletedContacts/expired', fields: { submission: {}, expireAt: new Date(Date.now() - 1) } },
  ]);
  await admin.reload();
  await expect.poll(() => storedDocuments(site.origin, 'deletedContacts')).toEqual([]);
  for (const name of ['Visitor 0001', 'Visitor 0002', 'Visitor 0003']) await tick(admin, name);
  await admin.getByRole('button', { name: 'Delete Selected' }).click();
  await confirmDeletion(admin);
  await expect(admin.getByText('3 submissions deleted')).toBeVisible();
  await admin.getByRole('button', { name: 'Deleted Submissions' }).click();
  const list = admin.getByRole('dialog', { name: 'Deleted Submissions' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  expect(await accessibilityFindings(admin)).toEqual([]);
  await list.getByRole('button', { name: 'Restore Visitor 0001' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Submission restored')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Restore Visitor 0002' })).toBeFocused();
  await list.getByRole('button', { name: 'Delete for Good: Visitor 0002' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete for Good' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(row(admin, 'Visitor 0001')).toBeVisible();
  await expect(counter(admin, 'Total Submissions')).toHaveText('12');
  expect(await storedDocuments(site.origin, 'deletedContacts')).toMatchObject([{ id: 'visitor-0003' }]);
});

test('after a deletion, focus moves to the next row or, from a full-screen view, to the list, which then says that it is empty', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 3);
  await admin.getByRole('button', { name: 'Delete Visitor 0003' }).click();
  await confirmDeletion(admin);
  await expect(admin.getByRole('button', { name: 'View Visitor 0002' })).toBeFocused();
  // It is open because it is the newest.
  await admin.getByRole('button', { name: 'Delete Visitor 0001' }).click();
  await confirmDeletion(admin);
  await expect(inView(admin, 'Visitor 0002')).toBeFocused();
  await admin.setViewportSize({ width: 360, height: 740 });
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await confirmDeletion(admin);
  await expect(admin.getByText('No submissions found')).toBeVisible();
  await expect(admin.getByText('Submissions from the contact form appear here.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Newer' })).toBeHidden();
  await expect(admin.getByRole('dialog')).toBeHidden();
  await expect(admin).toHaveURL(paths.admin);
  await expect(admin.locator('[data-list-root]')).toBeFocused();
  await expect(counter(admin, 'Total Submissions')).toHaveText('0');
});

test('focus stays on Older when the row it came from is deleted elsewhere', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 14);
  await admin.getByRole('columnheader', { name: 'Date' }).focus();
  await admin.keyboard.press('ArrowDown');
  await expect(row(admin, 'Visitor 0001').getByRole('gridcell').nth(4)).toBeFocused();
  await pagerButton(admin, 'Older').focus();
  await deleteDocument(site.origin, 'contacts/visitor-0001');
  await expect(row(admin, 'Visitor 0001')).toHaveCount(0);
  await expect(row(admin, 'Visitor 0013')).toBeVisible();
  await expect(pagerButton(admin, 'Older')).toBeFocused();
});

test('a submission that left the list when it was marked can be deleted, and the next one opens', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await filterByStatus(admin, 'New');
  await row(admin, 'Visitor 0005').click();
  await expect(inView(admin, 'Visitor 0005')).toBeVisible();
  await markInView(admin, 'Read');
  await expect(row(admin, 'Visitor 0005')).toHaveCount(0);
  await admin.setViewportSize({ width: 390, height: 800 });
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete Visitor 0005' }).click();
  await confirmDeletion(admin);
  await expect(admin.getByRole('dialog', { name: 'Visitor 0006' })).toBeVisible();
});

test('an older submission found by a search shows its new status immediately, and leaves the list when deleted', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 30);
  await admin.getByRole('searchbox', { name: 'Search submissions' }).fill('visitor-002');
  await row(admin, 'Visitor 0020').click();
  await markInView(admin, 'Replied');
  await expect(row(admin, 'Visitor 0020').getByText('Replied')).toBeVisible();
  await expect(panel(admin).getByRole('button', { name: 'Replied', pressed: true })).toBeVisible();
  // Finds Visitor 0002, too: a search also matches parts of words.
  await expect(admin.getByText('11 results')).toBeVisible();
  await admin.getByRole('button', { name: 'Delete Visitor 0020' }).click();
  await confirmDeletion(admin);
  await expect(row(admin, 'Visitor 0020')).toHaveCount(0);
  await expect(inView(admin, 'Visitor 0021')).toBeFocused();
});
