import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('seven tabs of one browser all load and update live, and a write still succeeds', {
  tag: '@full',
}, async ({ admin: first, site }) => {
  const tabs = [first];
  while (tabs.length < 7) tabs.push(await first.context().newPage());
  for (const tab of tabs) {
    await tab.goto(paths.admin);
    await expect(tab.getByRole('row').nth(1)).toBeVisible();
  }
  await storeDocuments(site.origin, [
    aSubmission({ id: 'late', name: 'Seen in all tabs', timestamp: new Date() }),
  ]);
  for (const tab of tabs) await expect(tab.getByRole('row', { name: 'Seen in all tabs' })).toBeVisible();
  await first.bringToFront();
  await first.getByRole('button', { name: 'View Seen in all tabs' }).click();
  // Until then, the newest submission is open beside the list.
  const panel = first.getByRole('complementary', { name: 'Submission' });
  await expect(panel.getByText('Seen in all tabs')).toBeVisible();
  await panel.getByRole('button', { name: 'Read', exact: true }).click();
  for (const tab of tabs) {
    await expect(tab.getByRole('row', { name: 'Seen in all tabs' }).getByText('Read')).toBeVisible();
  }
});

test('visitors to a blog without posts see that no articles were found', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await clearDocuments(site.origin);
  await openPage(visitor, paths.blog);
  await expect(visitor.getByText('No articles found matching your criteria.')).toBeVisible();
});
