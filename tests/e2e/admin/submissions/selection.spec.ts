import {
  confirmDeletion,
  counter,
  filterByStatus,
  openNumbered,
  pagerButton,
  panel,
  row,
  selection,
  tick,
} from '#tests/e2e/admin/dashboard.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { whenStable } from '#tests/e2e/support/whenStable.ts';
import { downloadBy } from '#tests/support/pages/download.ts';
import { deleteDocument, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('submissions can be selected by keyboard: a whole page in the header, one in its row', {
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

test('a submission that left the list when it was marked is deselected and not deleted with the rest', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 30);
  await filterByStatus(admin, 'New');
  await admin.getByRole('checkbox', { name: 'Select all rows' }).check();
  await pagerButton(admin, 'Older').click();
  await expect(row(admin, 'Visitor 0013')).toBeVisible();
  await admin.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(selection(admin).getByText('24 selected, 12 not in view')).toBeVisible();
  await selection(admin).getByRole('button', { name: 'Read' }).click();
  await expect(admin.getByText('24 submissions marked as Read')).toBeVisible();
  await expect(selection(admin).getByText('selected,')).toBeHidden();
  await pagerButton(admin, 'Newer').click();
  for (const name of ['Visitor 0025', 'Visitor 0026']) await tick(admin, name);
  await expect(selection(admin).getByText('2 selected')).toBeVisible();
  await selection(admin).getByRole('button', { name: 'Delete Selected' }).click();
  await expect(admin.getByRole('alertdialog')).toContainText('these 2 submissions');
  await confirmDeletion(admin);
  await expect(admin.getByText('2 submissions deleted')).toBeVisible();
  const unread = async () =>
    (await storedDocuments(site.origin, 'contacts')).filter(({ status }) => status === 'new');
  await expect
    .poll(async () => (await unread()).map(({ name }) => name))
    .toEqual(['27', '28', '29', '30'].map((number) => `Visitor 00${number}`));
  await expect(counter(admin, 'Total Submissions')).toHaveText('28');
});

test('the selection stays while paging: rows selected on one page can be marked and exported from another', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 30);
  await tick(admin, 'Visitor 0002');
  await pagerButton(admin, 'Older').click();
  await tick(admin, 'Visitor 0014');
  await pagerButton(admin, 'Older').click();
  await expect(row(admin, 'Visitor 0030')).toBeVisible();
  await expect(selection(admin).getByText('2 selected')).toBeVisible();
  await selection(admin).getByRole('button', { name: 'Read' }).click();
  await expect(admin.getByText('2 submissions marked as Read')).toBeVisible();
  const { text } = await downloadBy(admin, selection(admin).getByRole('button', { name: 'Export Selected' }));
  expect(text).toMatch(/^\uFEFFName,.*\r\nVisitor 0002.*,read\r\nVisitor 0014.*,read\r\n$/);
  await pagerButton(admin, 'Newer').click();
  await expect(row(admin, 'Visitor 0014').getByText('Read', { exact: true })).toBeVisible();
  await pagerButton(admin, 'Newer').click();
  await expect(row(admin, 'Visitor 0002').getByText('Read', { exact: true })).toBeVisible();
});

test('Undo gives several marked submissions back their former statuses, but not what was marked again since', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 4);
  await tick(admin, 'Visitor 0001');
  await tick(admin, 'Visitor 0002');
  await selection(admin).getByRole('button', { name: 'Replied' }).click();
  await expect(admin.getByText('2 submissions marked as Replied')).toBeVisible();
  await tick(admin, 'Visitor 0003');
  await tick(admin, 'Visitor 0004');
  await selection(admin).getByRole('button', { name: 'Read', exact: true }).click();
  await expect(admin.getByText('4 submissions marked as Read')).toBeVisible();
  await row(admin, 'Visitor 0001').click();
  await panel(admin).getByRole('button', { name: 'Replied' }).click();
  await admin
    .getByRole('status')
    .filter({ hasText: '4 submissions marked as Read' })
    .getByRole('button', { name: 'Undo' })
    .click();
  const statuses = async () => (await storedDocuments(site.origin, 'contacts')).map(({ status }) => status);
  await expect.poll(statuses).toEqual(['replied', 'replied', 'new', 'new']);
  await expect(admin.getByRole('status').filter({ hasText: 'Former statuses restored' })).toBeVisible();
});

test('a selected submission that was deleted elsewhere does not prevent marking the others, including the one in view', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await pagerButton(admin, 'Older').click();
  await row(admin, 'Visitor 0013').click();
  for (const name of ['Visitor 0013', 'Visitor 0014']) await tick(admin, name);
  await pagerButton(admin, 'Newer').click();
  await tick(admin, 'Visitor 0001');
  await deleteDocument(site.origin, 'contacts/visitor-0014');
  await expect(selection(admin).getByText('3 selected')).toBeVisible();
  await selection(admin).getByRole('button', { name: 'Replied' }).click();
  await expect(admin.getByText('2 submissions marked as Replied')).toBeVisible();
  await expect(panel(admin).getByRole('button', { name: 'Replied', pressed: true })).toBeVisible();
  await expect(selection(admin).getByText('2 selected')).toBeVisible();
  const stored = await storedDocuments(site.origin, 'contacts');
  expect(stored.filter(({ status }) => status === 'replied').map(({ id }) => id)).toEqual([
    'visitor-0001',
    'visitor-0013',
  ]);
});

test('on a phone, the actions for the selection never cover the focused element, and no notification covers them', {
  tag: '@full',
}, async ({ admin, site }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await openNumbered(admin, site.origin, 14);
  await admin.getByRole('checkbox', { name: 'Select Visitor 0001' }).check();
  await expect(selection(admin)).toBeInViewport();
  for (const number of [2, 3, 4, 5, 6]) {
    const remove = admin.getByRole('button', { name: `Delete Visitor 000${number}` });
    await expect(async () => {
      await admin.keyboard.press('Tab');
      await expect(remove).toBeFocused({ timeout: 50 });
    }).toPass();
    const end = await remove.evaluate((button) => button.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual((await selection(admin).boundingBox())?.y ?? 0);
  }
  await admin.getByRole('checkbox', { name: 'Select Visitor 0002' }).check();
  await selection(admin).getByRole('button', { name: 'Replied' }).click();
  await expect(admin.getByText('2 submissions marked as Replied')).toBeVisible();
  for (const name of ['Read', 'Delete Selected', 'Clear'])
    await selection(admin).getByRole('button', { name }).click({ trial: true, timeout: 10_000 });
});

test('on a tablet in portrait orientation, selecting the first row moves no row, and the actions cover none', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 4);
  await expect(counter(admin, 'Total Submissions')).toHaveText('4');
  const place = () => whenStable(admin, () => row(admin, 'Visitor 0004').boundingBox());
  const before = await place();
  await tick(admin, 'Visitor 0001');
  await expect(selection(admin).getByText('1 selected')).toBeVisible();
  expect(await place()).toEqual(before);
  await admin.setViewportSize({ width: 700, height: 1000 });
  const rowTop = (await row(admin, 'Visitor 0001').boundingBox())?.y ?? 0;
  for (const button of await selection(admin).getByRole('button').all()) {
    const { y, height } = (await button.boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect(y + height).toBeLessThanOrEqual(rowTop);
  }
});
