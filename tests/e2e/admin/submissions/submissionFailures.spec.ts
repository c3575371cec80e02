import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { unreachableHint } from '#src/components/loading/reloadPage.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import {
  confirmDeletion,
  counter,
  inView,
  markInView,
  openNumbered,
  pagerButton,
  panel,
  row,
  selection,
} from '#tests/e2e/admin/dashboard.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test.describe('without a network', () => {
  test.use({
    expectedMessages:
      /Failed to (load resource|delete submission)|Couldn't update the submission|Firestore|WebChannel/,
  });

  test('a failed deletion shows an error and keeps the row, and Retry completes it as if it had not failed', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await openNumbered(admin, site.origin, 4);
    await row(admin, 'Visitor 0002').click();
    await expect(inView(admin, 'Visitor 0002')).toBeVisible();
    await admin.route(endpoints.commit, (route) => route.abort());
    await admin.getByRole('button', { name: 'Delete Visitor 0002' }).click();
    await confirmDeletion(admin);
    const alert = admin.getByRole('alert').filter({ hasText: submissionMessages.delete });
    await expect(alert).toBeVisible();
    await expect(row(admin, 'Visitor 0002')).toBeVisible();
    await admin.unroute(endpoints.commit);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(admin.getByText('Submission deleted')).toBeVisible();
    await expect(alert).toBeHidden();
    await expect(row(admin, 'Visitor 0002')).toHaveCount(0);
    await expect(inView(admin, 'Visitor 0003')).toBeVisible();
    await expect.poll(() => storedDocuments(site.origin, 'contacts')).toHaveLength(3);
  });

  test('marking while offline fails and says why, nothing is marked later, and Retry marks once online', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await openNumbered(admin, site.origin, 4);
    await row(admin, 'Visitor 0002').click();
    await expect(panel(admin).getByRole('button', { name: 'Read' })).toBeVisible();
    await admin.context().setOffline(true);
    await markInView(admin, 'Read');
    const alert = admin.getByRole('alert').filter({ hasText: submissionMessages.update });
    await expect(alert).toContainText("You're offline.");
    await admin.context().setOffline(false);
    // What arrives now shows that the connection is back.
    await storeDocuments(site.origin, [
      aSubmission({ id: 'fresh', name: 'Fritz Fresh', timestamp: new Date() }),
    ]);
    await expect(row(admin, 'Fritz Fresh')).toBeVisible();
    await expect(alert).not.toContainText('offline');
    await expect(panel(admin).getByRole('button', { name: 'New', pressed: true })).toBeVisible();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(panel(admin).getByRole('button', { name: 'Read', pressed: true })).toBeVisible();
  });

  test('a failed status can no longer be retried once another one is set', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await openNumbered(admin, site.origin, 4);
    await row(admin, 'Visitor 0002').click();
    await admin.context().setOffline(true);
    await markInView(admin, 'Read');
    const alert = admin.getByRole('alert').filter({ hasText: submissionMessages.update });
    await expect(alert).toBeVisible();
    await admin.context().setOffline(false);
    await markInView(admin, 'Replied');
    await expect(panel(admin).getByRole('button', { name: 'Replied', pressed: true })).toBeVisible();
    await expect(alert).toBeHidden();
  });

  test('a failed status change offers no Retry once a newer status was set; a failed deletion still does', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await openNumbered(admin, site.origin, 4);
    await row(admin, 'Visitor 0002').click();
    await admin.route(endpoints.commit, (route) => route.abort());
    await admin.getByRole('button', { name: 'Delete Visitor 0002' }).click();
    await confirmDeletion(admin);
    const deletion = admin.getByRole('alert').filter({ hasText: submissionMessages.delete });
    await expect(deletion).toBeVisible();
    await row(admin, 'Visitor 0003').click();
    await expect(inView(admin, 'Visitor 0003')).toBeVisible();
    const requested = admin.waitForRequest(endpoints.commit);
    await markInView(admin, 'Read');
    await markInView(admin, 'Replied');
    await requested;
    await admin.unroute(endpoints.commit);
    await expect(panel(admin).getByRole('button', { name: 'Replied', pressed: true })).toBeVisible();
    await expect(admin.getByRole('alert').filter({ hasText: submissionMessages.update })).toHaveCount(0);
    await deletion.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => storedDocuments(site.origin, 'contacts')).toHaveLength(3);
  });

  test('when marking many fails halfway, a message says how many are left, and Retry marks only those', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await openNumbered(admin, site.origin, 130);
    for (let page = 0; page < 9; page += 1) {
      await admin.getByRole('checkbox', { name: 'Select all rows' }).check();
      await pagerButton(admin, 'Older').click();
      await expect(admin.getByText(`${(page + 1) * 12 + 1}–`)).toBeVisible();
    }
    let isCut = false;
    await admin.route(endpoints.commit, (route) => {
      if (isCut) return route.abort();
      isCut = true;
      return route.continue();
    });
    await selection(admin).getByRole('button', { name: 'Read' }).click();
    const alert = admin.getByRole('alert').filter({ hasText: "Couldn't update 8 of 108 submissions" });
    await expect(alert).toBeVisible();
    await expect(counter(admin, 'Read')).toHaveText('100');
    await admin.unroute(endpoints.commit);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(admin.getByText('8 submissions marked as Read')).toBeVisible();
    await expect(counter(admin, 'Read')).toHaveText('108');
  });
});

test.describe('when the server cannot be reached', () => {
  test.use({
    expectedMessages: /Failed to (load resource|fetch|count)|live read failed|Firestore|WebChannel/,
  });

  test('an error about the counters is shown, and Retry counts again', {
    tag: '@full',
  }, async ({ admin }) => {
    await admin.route(endpoints.count, (route) => route.abort());
    await admin.goto(paths.admin);
    const alert = admin.getByRole('alert').filter({ hasText: "Couldn't count the submissions" });
    await expect(alert).toBeVisible();
    // Once counting works, arriving rows may trigger it without Retry.
    await admin.unroute(endpoints.count);
    const release = await delayResponse(admin, endpoints.count);
    await alert.getByRole('button', { name: 'Retry' }).click();
    release();
    await expect(counter(admin, 'Total Submissions')).toHaveText('25');
    await expect(alert).toBeHidden();
  });

  test('the list shows an error instead of claiming to be empty, offers a reload, and shows the rows once they load', {
    tag: '@full',
  }, async ({ admin }) => {
    await admin.route(endpoints.listen, (route) => route.abort());
    await admin.goto(paths.admin);
    const alert = admin.getByRole('alert').filter({ hasText: submissionMessages.list });
    await expect(alert).toContainText(unreachableHint);
    await expect(admin.getByText(dashboardMessages.none)).toHaveCount(0);
    const isReloaded = admin.waitForEvent('load');
    await alert.getByRole('button', { name: 'Reload' }).click();
    await isReloaded;
    await expect(alert).toBeVisible();
    await admin.unroute(endpoints.listen);
    await expect(admin.getByText('1–12 of 25')).toBeVisible();
    await expect(alert).toBeHidden();
  });
});
