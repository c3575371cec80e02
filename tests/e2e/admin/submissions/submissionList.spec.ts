import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import { paths } from '#src/paths.ts';
import {
  counter,
  inView,
  openNumbered,
  pagerButton,
  panel,
  row,
  selection,
  tick,
} from '#tests/e2e/admin/dashboard.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

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

test('ticking the first row moves none', { tag: '@full' }, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 4);
  const before = await row(admin, 'Visitor 0004').boundingBox();
  await tick(admin, 'Visitor 0001');
  await expect(selection(admin).getByText('1 selected')).toBeVisible();
  expect(await row(admin, 'Visitor 0004').boundingBox()).toEqual(before);
});

test('the address of an enquiry is copied', { tag: '@full' }, async ({ admin, site }) => {
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNumbered(admin, site.origin, 3);
  await row(admin, 'Visitor 0002').click();
  await panel(admin).getByRole('button', { name: 'Copy email address' }).click();
  await expect(admin.getByText('Email address copied')).toBeVisible();
  expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe('visitor-0002@visitors.example');
});

test.describe('when the server cannot be reached', () => {
  test.use({
    expectedMessages: /Failed to (load resource|fetch|count)|live read failed|Firestore|WebChannel/,
  });

  test('the counters say so and count on Retry; another failure is said beside it', { tag: '@full' }, async ({
    admin,
  }) => {
    await admin.route(endpoints.count, (route) => route.abort());
    await admin.goto(paths.admin);
    const alert = admin.getByRole('alert').filter({ hasText: 'Failed to count submissions' });
    await expect(alert).toBeVisible({ timeout: 25_000 });
    await admin.unroute(endpoints.count);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(counter(admin, 'Total Submissions')).toHaveText('25');
    await expect(alert).toBeHidden();
  });

  test('the list says so, says it again when Retry fails, and takes it back when the rows come', {
    tag: '@full',
  }, async ({ admin }) => {
    await admin.route(endpoints.listen, (route) => route.abort());
    await admin.goto(paths.admin);
    const alert = admin.getByRole('alert').filter({ hasText: submissionMessages.list });
    await expect(alert).toBeVisible({ timeout: 25_000 });
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeVisible({ timeout: 25_000 });
    await admin.unroute(endpoints.listen);
    await expect(admin.getByText('1–12 of 25')).toBeVisible({ timeout: 25_000 });
    await expect(alert).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ expectedMessages: /Failed to (load resource|update submission)|Firestore/ });

  test.beforeEach(async ({ admin, site }) => {
    await admin.setViewportSize({ width: 360, height: 740 });
    await clearDocuments(site.origin);
    await storeDocuments(site.origin, submissionsNumbered(14));
    await admin.goto(paths.privacyPolicy);
    await admin.goto(paths.admin);
  });

  test('a card opens wherever it is pressed, and the way back leaves nothing behind in the history', {
    tag: '@full',
  }, async ({ admin }) => {
    for (const name of ['Visitor 0001', 'Visitor 0002']) {
      await admin
        .getByRole('listitem')
        .filter({ hasText: name })
        .click({ position: { x: 30, y: 20 } });
      await admin.getByRole('dialog', { name }).getByRole('button', { name: 'Back to submissions' }).click();
      await expect(admin.getByRole('dialog')).toBeHidden();
      await expect(admin.getByRole('button', { name: `View ${name}` })).toBeFocused();
    }
    await admin.goBack();
    await expect(admin).toHaveURL(paths.privacyPolicy);
  });

  test('all cards of a page are ticked at once, and no tick stays behind when selecting ends', {
    tag: '@full',
  }, async ({ admin }) => {
    const select = admin.getByRole('button', { name: 'Select', exact: true });
    await select.click();
    await admin.getByRole('button', { name: 'Select all' }).click();
    await expect(admin.getByText('12 selected')).toBeVisible();
    await select.click();
    await select.click();
    await expect(admin.getByText('12 selected')).toBeHidden();
    await expect(admin.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('what can be done with selected cards stays on the screen, however far down they are', {
    tag: '@full',
  }, async ({ admin }) => {
    await admin.getByRole('button', { name: 'Select', exact: true }).click();
    const last = admin.getByRole('listitem').filter({ hasText: 'Visitor 0010' });
    await last.scrollIntoViewIfNeeded();
    await last.getByRole('checkbox').check();
    await expect(selection(admin).getByRole('button', { name: 'Delete selected' })).toBeInViewport();
  });

  test('the only enquiry is deleted from its full screen, which closes over a list that says it is empty', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await clearDocuments(site.origin);
    await storeDocuments(site.origin, submissionsNumbered(1));
    await admin.getByRole('button', { name: 'View Visitor 0001' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(admin.getByText('No submissions found')).toBeVisible();
    await expect(admin.getByRole('dialog')).toBeHidden();
    await expect(admin).toHaveURL(paths.admin);
    await expect(admin.locator('[data-list-root]')).toBeFocused();
    await expect(counter(admin, 'Total Submissions')).toHaveText('0');
  });

  test('the next page begins at its top', { tag: '@full' }, async ({ admin }) => {
    await pagerButton(admin, 'Next').click();
    await expect(admin.getByRole('button', { name: 'View Visitor 0013' })).toBeInViewport();
  });

  test('a mark that fails over the full screen says so there, and its Retry is reached by keyboard', {
    tag: '@full',
  }, async ({ admin }) => {
    await admin.getByRole('button', { name: 'View Visitor 0001' }).click();
    await admin.route(endpoints.commit, (route) => route.abort());
    const read = admin.getByRole('dialog').getByRole('button', { name: 'Read' });
    await read.click();
    const retry = admin.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 25_000 });
    await admin.unroute(endpoints.commit);
    await expect(async () => {
      await admin.keyboard.press('Tab');
      await expect(retry).toBeFocused({ timeout: 100 });
    }).toPass();
    await admin.keyboard.press('Enter');
    await expect(read).toHaveAttribute('aria-pressed', 'true');
  });
});
