import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { inView, openNumbered, pagerButton, panel, row } from '#tests/e2e/admin/dashboard.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('submissions can be paged through from either end; a full last page is recognized, and Older keeps focus there', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 24);
  await pagerButton(admin, 'Older').press('Enter');
  await expect(admin.getByText('13–24 of 24')).toBeVisible();
  await expect(pagerButton(admin, 'Older')).toBeDisabled();
  await expect(pagerButton(admin, 'Older')).toBeFocused();
  await admin.getByRole('columnheader', { name: 'Date' }).click();
  await expect(admin.getByText('1–12 of 24')).toBeVisible();
  await expect(admin.getByRole('row').nth(1)).toContainText('Visitor 0024');
});

test('a submission from an older page is still open after a reload; a message replaces a deleted one', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 14);
  await pagerButton(admin, 'Older').click();
  await row(admin, 'Visitor 0014').click();
  await expect(admin).toHaveURL(/submission=visitor-0014/);
  await admin.reload();
  await expect(inView(admin, 'Visitor 0014')).toBeVisible();
  await admin.goto('about:blank');
  await deleteDocument(site.origin, 'contacts/visitor-0014');
  await admin.goBack();
  await expect(panel(admin).getByText(dashboardMessages.deleted)).toBeVisible();
  await admin.setViewportSize({ width: 390, height: 800 });
  const dialog = admin.getByRole('dialog', { name: dashboardMessages.deleted });
  await dialog.getByRole('button', { name: 'Back to submissions' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin).toHaveURL(paths.admin);
});

test('a message replaces an open submission that is deleted elsewhere', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await openNumbered(admin, site.origin, 3);
  await row(admin, 'Visitor 0002').click();
  await expect(inView(admin, 'Visitor 0002')).toBeFocused();
  await deleteDocument(site.origin, 'contacts/visitor-0002');
  await expect(panel(admin).getByText(dashboardMessages.deleted)).toBeFocused();
  await expect(inView(admin, 'Visitor 0002')).toBeHidden();
});

test('clicking the row of the open submission scrolls to it when it is below the list', {
  tag: '@full',
}, async ({ admin, site }) => {
  await admin.setViewportSize({ width: 1000, height: 700 });
  await openNumbered(admin, site.origin, 14);
  for (const _ of ['opened', 'opened again']) {
    await row(admin, 'Visitor 0002').click();
    await expect(inView(admin, 'Visitor 0002')).toBeFocused();
    await expect(inView(admin, 'Visitor 0002')).toBeInViewport();
    await admin.getByRole('columnheader', { name: 'Date' }).focus();
    await admin.evaluate(() => window.scrollTo(0, 0));
  }
});

test('on phones and from 900 pixels, a row shows the full email address; rows and details show date and time in full', {
  tag: '@full',
}, async ({ admin, site }) => {
  await storeDocuments(site.origin, [
    aSubmission({ id: 'late', timestamp: new Date('2024-12-22T22:48:00-05:00') }),
  ]);
  await admin.goto(paths.admin);
  const email = admin.getByText('late@visitors.example').first();
  const date = row(admin, 'Visitor late').getByText('12/22/2024, 10:48 PM');
  for (const width of [390, 768, 900, 1250, 1440]) {
    await admin.setViewportSize({ width, height: 800 });
    for (const text of [...(width === 768 ? [] : [email]), ...(width === 390 ? [] : [date])]) {
      await expect(text).toBeInViewport();
      await expect.poll(() => text.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
  }
  await row(admin, 'Visitor late').click();
  await expect(panel(admin).getByText('12/22/2024, 10:48 PM')).toBeVisible();
});

test('a long right-to-left name keeps its beginning', { tag: '@full' }, async ({ admin, site }) => {
  await storeDocuments(site.origin, [
    aSubmission({ id: 'arabic', name: 'محمد عبد الرحمن '.repeat(6).trim(), timestamp: new Date() }),
  ]);
  await admin.goto(paths.admin);
  const isBeginningShown = await row(admin, 'محمد')
    .getByText('محمد')
    .evaluate((name) => {
      const letter = document.createRange();
      letter.setStart(name.firstChild ?? name, 0);
      letter.setEnd(name.firstChild ?? name, 1);
      return letter.getBoundingClientRect().right <= name.getBoundingClientRect().right + 1;
    });
  expect(isBeginningShown).toBe(true);
});

test('the email address of a submission can be copied', { tag: '@full' }, async ({ admin, site }) => {
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNumbered(admin, site.origin, 3);
  await row(admin, 'Visitor 0002').click();
  await expect(inView(admin, 'Visitor 0002')).toBeVisible();
  await panel(admin).getByRole('button', { name: 'Copy email address' }).click();
  await expect(admin.getByText('Email address copied')).toBeVisible();
  expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe('visitor-0002@visitors.example');
});

test('on a tablet in portrait orientation, where the submission is below the list, its message comes into view', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.setViewportSize({ width: 768, height: 1024 });
  await admin.goto(paths.admin);
  await row(admin, 'Ines Calloway').click();
  await expect(panel(admin).getByText(/Four chairs/)).toBeInViewport({ ratio: 1 });
});
