import { paths } from '#src/paths.ts';
import { hold } from '#tests/support/hold.ts';
import { watchShifts } from '#tests/support/layoutShifts.ts';
import { expect, test } from '#tests/support/people.ts';

const phone = { width: 412, height: 823 };

test('nothing below the list on a phone is pushed away when the code of its cards comes after the first rows', {
  tag: '@full',
}, async ({ openBrowser, adminState }) => {
  const page = await openBrowser({ storageState: adminState, viewport: phone });
  const shifts = await watchShifts(page);
  const cardsArrive = await hold(page, '**/SubmissionCards-*.js');
  await page.goto(paths.admin);
  // The total is counted once the rows are there.
  await expect(page.getByText('25', { exact: true })).toBeVisible();
  cardsArrive();
  await expect(page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')).toHaveCount(12);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(await shifts()).toEqual([]);
});
