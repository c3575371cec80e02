import {
  counter,
  filterByStatus,
  inView,
  markInView,
  openNumbered,
  pagerButton,
  panel,
  row,
} from '#tests/e2e/admin/dashboard.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('after two quick status changes the last one wins, even if it equals the status on the screen', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 1);
  await row(admin, 'Visitor 0001').click();
  await expect(inView(admin, 'Visitor 0001')).toBeVisible();
  const answers: number[] = [];
  admin.on('response', (response) => {
    if (response.ok() && response.url().includes(':commit')) answers.push(response.status());
  });
  const release = await delayResponse(admin, endpoints.commit, 'arrive', 1);
  const isHeld = admin.waitForRequest(endpoints.commit);
  await markInView(admin, 'Read');
  await isHeld;
  await markInView(admin, 'New');
  release();
  await expect.poll(() => answers.length).toBe(2);
  expect((await storedDocuments(site.origin, 'contacts'))[0]?.status).toBe('new');
});

test('a marked submission stays in view with its new status when it no longer matches the filter', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 30);
  await filterByStatus(admin, 'New');
  for (const name of ['Visitor 0003', 'Visitor 0016']) {
    await row(admin, name).click();
    await expect(inView(admin, name)).toBeVisible();
    await markInView(admin, 'Read');
    await expect(row(admin, name)).toHaveCount(0);
    await expect(panel(admin).getByRole('button', { name: 'Read', pressed: true })).toBeVisible();
    if (name === 'Visitor 0003') await pagerButton(admin, 'Older').click();
  }
  await expect(counter(admin, 'Read')).toHaveText('2');
  await expect(panel(admin).getByRole('button', { name: 'Read', pressed: true })).toBeVisible();
  await markInView(admin, 'New');
  await expect(row(admin, 'Visitor 0016')).toBeVisible();
});

test('new submissions can be read and marked one after another by keyboard alone', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 14);
  await filterByStatus(admin, 'New');
  await row(admin, 'Visitor 0001').click();
  await expect(inView(admin, 'Visitor 0001')).toBeFocused();
  const read = panel(admin).getByRole('button', { name: 'Read' });
  await read.focus();
  for (const number of [1, 2, 3]) {
    await expect(inView(admin, `Visitor 000${number}`)).toBeVisible();
    await expect(read).toBeFocused();
    await admin.keyboard.press('Enter');
    await expect(row(admin, `Visitor 000${number}`)).toHaveCount(0);
    await admin.keyboard.press('ArrowRight');
  }
  await expect(inView(admin, 'Visitor 0004')).toBeVisible();
  expect(
    (await storedDocuments(site.origin, 'contacts')).filter(({ status }) => status === 'read'),
  ).toHaveLength(3);
});

test('the keys 1, 2 and 3 mark the submission in view, and type digits in a field', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 3);
  await row(admin, 'Visitor 0002').click();
  await expect(inView(admin, 'Visitor 0002')).toBeFocused();
  for (const [key, status] of [
    ['3', 'Replied'],
    ['2', 'Read'],
    ['1', 'New'],
  ] as const) {
    await admin.keyboard.press(key);
    await expect(panel(admin).getByRole('button', { name: status, pressed: true })).toBeVisible();
    await expect(row(admin, 'Visitor 0002').getByText(status)).toBeVisible();
  }
  const search = admin.getByRole('searchbox', { name: 'Search submissions' });
  await search.press('3');
  await expect(search).toHaveValue('3');
  await expect(row(admin, 'Visitor 0003')).toBeVisible();
  expect((await storedDocuments(site.origin, 'contacts')).map(({ status }) => status)).toEqual([
    'new',
    'new',
    'new',
  ]);
});
