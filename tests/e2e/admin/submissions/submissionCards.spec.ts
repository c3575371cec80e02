import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { paths } from '#src/paths.ts';
import { pagerButton, selection } from '#tests/e2e/admin/dashboard.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const phone = { width: 360, height: 740 };

test('on a phone submissions are cards, details fill the screen, and Back returns to the list', async ({
  openBrowser,
  adminState,
}) => {
  const page = await openBrowser({ storageState: adminState, viewport: phone });
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
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test.describe('on a phone', () => {
  test.use({
    expectedMessages: /Failed to (load resource|fetch)|Firestore/,
  });

  test.beforeEach(async ({ admin, site }) => {
    await admin.setViewportSize(phone);
    await clearDocuments(site.origin);
    await storeDocuments(site.origin, submissionsNumbered(14));
    await admin.goto(paths.privacyPolicy);
    await admin.goto(paths.admin);
  });

  test('the first submission is in the upper third of the screen, and More contains rarely used actions', {
    tag: '@full',
  }, async ({ admin }) => {
    const first = admin.getByRole('listitem').filter({ hasText: 'Visitor 0001' });
    await expect(first).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Export CSV' })).toBeHidden();
    expect((await first.boundingBox())?.y).toBeLessThan(240);
    await admin.getByRole('button', { name: 'More', exact: true }).click();
    const reloaded = admin.waitForEvent('load');
    await admin.getByRole('button', { name: 'Refresh' }).click();
    await reloaded;
    await expect(first).toBeVisible();
  });

  test('a card opens wherever it is tapped, and going back leaves no extra history entry', {
    tag: '@full',
  }, async ({ admin }) => {
    for (const name of ['Visitor 0001', 'Visitor 0002']) {
      await admin
        .getByRole('listitem')
        .filter({ hasText: name })
        .click({ position: { x: 90, y: 20 } });
      await admin.getByRole('dialog', { name }).getByRole('button', { name: 'Back to submissions' }).click();
      await expect(admin.getByRole('dialog')).toBeHidden();
      await expect(admin.getByRole('button', { name: `View ${name}` })).toBeFocused();
    }
    await admin.goBack();
    await expect(admin).toHaveURL(paths.privacyPolicy);
  });

  test('all cards of a page can be selected together, and their actions stay on the screen while scrolling, even with text at 200%; Clear leaves none selected', {
    tag: '@full',
  }, async ({ admin }) => {
    await admin.getByRole('checkbox', { name: 'Select Visitor 0001' }).check();
    await admin.getByRole('button', { name: 'Select All on Page' }).click();
    await expect(admin.getByText('12 selected')).toBeVisible();
    const last = admin.getByRole('listitem').filter({ hasText: 'Visitor 0010' });
    await last.scrollIntoViewIfNeeded();
    await expect(selection(admin).getByRole('button', { name: 'Delete Selected' })).toBeInViewport();
    await admin.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => admin.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const replied = selection(admin).getByRole('button', { name: 'Replied' });
    expect(await replied.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThan(
      phone.width,
    );
    await admin.getByRole('button', { name: 'Clear' }).click();
    await expect(admin.getByText('12 selected')).toBeHidden();
    await expect(admin.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('the next page starts at its top', { tag: '@full' }, async ({ admin }) => {
    await pagerButton(admin, 'Older').click();
    await expect(admin.getByRole('button', { name: 'View Visitor 0013' })).toBeInViewport();
  });

  test('dismissing a notification does not scroll the list', {
    tag: '@full',
  }, async ({ admin }) => {
    await admin.route(endpoints.query, (route) => route.abort());
    await admin.getByRole('searchbox', { name: 'Search submissions' }).fill('visitor');
    const dismiss = admin.getByRole('alert').getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toBeVisible();
    const last = admin.getByRole('listitem').filter({ hasText: 'Visitor 0012' });
    await last.scrollIntoViewIfNeeded();
    await dismiss.click();
    await expect(dismiss).toBeHidden();
    await expect(last).toBeInViewport();
  });
});
