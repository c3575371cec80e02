import { paths } from '#src/paths.ts';
import { counter, inView, openNumbered, pagerButton, panel, row } from '#tests/e2e/admin/dashboard.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { deleteDocument } from '#tests/support/servers/embeddedFirebase.ts';

test('the last page is known to be the last, also when it is full, and Next keeps the focus there', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 24);
  await pagerButton(admin, 'Next').press('Enter');
  await expect(admin.getByText('13–24 of 24')).toBeVisible();
  await expect(pagerButton(admin, 'Next')).toBeDisabled();
  await expect(pagerButton(admin, 'Next')).toBeFocused();
});

test('an enquiry of an older page is still in view after a reload; one that is deleted says so', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await pagerButton(admin, 'Next').click();
  await row(admin, 'Visitor 0014').click();
  await expect(admin).toHaveURL(/submission=visitor-0014/);
  await admin.reload();
  await expect(inView(admin, 'Visitor 0014')).toBeVisible();
  await deleteDocument(site.origin, 'contacts/visitor-0014');
  await admin.reload();
  await expect(admin.getByText('This submission has been deleted')).toBeVisible();
  await expect(admin).toHaveURL(paths.admin);
});

test('an open enquiry that is deleted elsewhere is said to be, and closed', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 3);
  await row(admin, 'Visitor 0002').click();
  await expect(inView(admin, 'Visitor 0002')).toBeVisible();
  await deleteDocument(site.origin, 'contacts/visitor-0002');
  await expect(admin.getByText('This submission has been deleted')).toBeVisible();
  await expect(admin.getByText('Select a submission to view details')).toBeVisible();
});

test('the four counters are counted once when the dashboard opens', { tag: '@full' }, async ({ admin }) => {
  let asked = 0;
  await admin.route(endpoints.count, (route) => {
    asked += 1;
    return route.continue();
  });
  await admin.goto(paths.admin);
  await expect(admin.getByText('1–12 of 25')).toBeVisible();
  await expect(counter(admin, 'Total Submissions')).toHaveText('25');
  await expect.poll(() => asked).toBe(4);
  await admin.waitForTimeout(1_000);
  expect(asked).toBe(4);
});

test('every row shows its email address, at every width of the window', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 3);
  for (const width of [390, 800, 1250, 1440]) {
    await admin.setViewportSize({ width, height: 800 });
    await expect(admin.getByText('visitor-0002@visitors.example')).toBeInViewport();
  }
});

test('the address of an enquiry is copied', { tag: '@full' }, async ({ admin, site }) => {
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNumbered(admin, site.origin, 3);
  await row(admin, 'Visitor 0002').click();
  await panel(admin).getByRole('button', { name: 'Copy email address' }).click();
  await expect(admin.getByText('Email address copied')).toBeVisible();
  expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe('visitor-0002@visitors.example');
});

test('many enquiries are turned page by page, from either end', { tag: '@full' }, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 30);
  await pagerButton(admin, 'Next').click();
  await pagerButton(admin, 'Next').click();
  await expect(admin.getByText('25–30 of 30')).toBeVisible();
  await expect(pagerButton(admin, 'Next')).toBeDisabled();
  await admin.getByRole('columnheader', { name: 'Date' }).click();
  await expect(admin.getByText('1–12 of 30')).toBeVisible();
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor 0030');
});
