import { paths } from '#src/paths.ts';
import { watchShifts } from '#tests/e2e/support/layoutShifts.ts';
import { expect, test } from '#tests/e2e/support/people.ts';

const phone = { width: 412, height: 823 };

test('nothing on the dashboard shifts while a slow phone renders the first rows', {
  tag: '@full',
}, async ({ openBrowser, adminState }) => {
  const page = await openBrowser({ storageState: adminState, viewport: phone });
  const shifts = await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(paths.admin);
  await expect(page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')).toHaveCount(12);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–12 of 25');
  expect(await shifts()).toEqual([]);
});
