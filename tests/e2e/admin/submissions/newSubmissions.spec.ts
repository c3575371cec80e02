import type { Page } from '@playwright/test';
import { site as agency } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { counter, inView, openNumbered, pagerButton, row } from '#tests/e2e/admin/dashboard.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

/** More than another tab gets to say that the admin has seen what is new. */
const graceMs = 2_000;

const fresh = (id: string, name: string) => aSubmission({ id, name, timestamp: new Date() });

test('an inquiry that arrives while the admin is away shows in the tab’s title and icon until it is seen', {
  tag: '@full',
}, async ({ admin, site }) => {
  await admin.goto(paths.admin);
  await expect(admin.getByText('1–12 of 25')).toBeVisible();
  await admin.getByRole('link', { name: 'Manage Blog' }).click();
  await expect(admin).toHaveTitle(`Blog Management · ${agency.name}`);
  const icon = admin.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', /favicon/);
  await storeDocuments(site.origin, [fresh('one', 'Nora New')]);
  await expect(admin).toHaveTitle(`(1) Blog Management · ${agency.name}`);
  await expect(icon).toHaveAttribute('href', /^data:image\/png/);
  await admin.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(admin.getByRole('row', { name: 'Nora New' })).toBeVisible();
  await expect(admin).toHaveTitle(`Admin Dashboard · ${agency.name}`);
  await expect(icon).toHaveAttribute('href', /favicon/);
});

test('a desktop notification names the sender once for any number of tabs, and opens the inquiry', {
  tag: '@full',
}, async ({ admin, site }) => {
  const other = await admin.context().newPage();
  for (const page of [admin, other]) {
    await recordNotifications(page);
    await page.clock.install();
    await page.goto(paths.admin);
    // New is what comes after these.
    await expect(page.getByText('1–12 of 25')).toBeVisible();
    await page.getByRole('link', { name: 'Manage Blog' }).click();
  }
  const bell = admin.getByRole('button', { name: 'Desktop notifications' });
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('button', { name: 'Desktop notifications' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await storeDocuments(site.origin, [fresh('one', 'Nora New')]);
  const bothTitles = async () => [...(await shownTitles(admin)), ...(await shownTitles(other))];
  await expect.poll(bothTitles).toEqual(['New submission from Nora New']);
  const told = (await shownTitles(admin)).length > 0 ? admin : other;
  await told.evaluate(() => {
    const { shownNotifications } = window as unknown as { shownNotifications: { click(): void }[] };
    shownNotifications[0]?.click();
  });
  await expect(inView(told, 'Nora New')).toBeVisible();
  await told.getByRole('link', { name: 'Manage Blog' }).click();
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await storeDocuments(site.origin, [fresh('two', 'Second One')]);
  for (const page of [admin, other]) {
    await expect(page).toHaveTitle(`(1) Blog Management · ${agency.name}`);
    await page.clock.fastForward(graceMs);
  }
  expect(await bothTitles()).toHaveLength(1);
});

test('nothing is announced that the visible dashboard already shows', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await recordNotifications(admin);
  await admin.clock.install();
  await admin.goto(paths.admin);
  await admin.getByRole('button', { name: 'Desktop notifications' }).click();
  await storeDocuments(site.origin, [fresh('one', 'Nora New')]);
  await expect(admin.getByRole('row', { name: 'Nora New' })).toBeVisible();
  await admin.clock.fastForward(graceMs);
  await expect(admin).toHaveTitle(`Admin Dashboard · ${agency.name}`);
  expect(await shownTitles(admin)).toEqual([]);
  await pagerButton(admin, 'Older').click();
  await storeDocuments(site.origin, [fresh('two', 'Second One')]);
  await expect(admin).toHaveTitle(`(1) Admin Dashboard · ${agency.name}`);
  await expect.poll(() => shownTitles(admin)).toEqual(['New submission from Second One']);
});

test('a new inquiry appears without a reload, is highlighted as new and counted', async ({ admin, site }) => {
  await admin.goto(paths.admin);
  await expect(counter(admin, 'Total Submissions')).toHaveText('25');
  await expect(admin.getByText('1–12 of 25')).toBeVisible();
  await storeDocuments(site.origin, [
    aSubmission({ id: 'fresh', name: 'Fritz Fresh', timestamp: new Date() }),
  ]);
  const row = admin.getByRole('row', { name: 'Fritz Fresh' });
  await expect(row.getByText('Just arrived')).toBeVisible();
  await expect(admin.getByRole('row').nth(1)).toContainText('Fritz Fresh');
  await expect(counter(admin, 'Total Submissions')).toHaveText('26');
});

test('on a later page a new inquiry is announced and counted, and one press opens it', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 24);
  await pagerButton(admin, 'Older').click();
  await expect(admin.getByText('13–24 of 24')).toBeVisible();
  await storeDocuments(site.origin, [
    aSubmission({ id: 'fresh', name: 'Fritz Fresh', timestamp: new Date() }),
  ]);
  await expect(admin.getByText('1 new submission')).toBeVisible();
  await expect(counter(admin, 'Total Submissions')).toHaveText('25');
  await expect(admin.getByText('14–25 of 25')).toBeVisible();
  await expect(pagerButton(admin, 'Older')).toBeDisabled();
  await admin.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(row(admin, 'Fritz Fresh').getByText('Just arrived')).toBeVisible();
  await expect(admin.getByText('1–12 of 25')).toBeVisible();
  await expect(admin.getByText('1 new submission')).toBeHidden();
});

/** Records notifications of the desktop instead of showing them. */
async function recordNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: { title: string; click(): void }[] = [];
    class RecordedNotification {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick: (() => void) | undefined;
      constructor(title: string) {
        shown.push({ title, click: () => this.onclick?.() });
      }
      close() {}
    }
    Object.assign(window, { Notification: RecordedNotification, shownNotifications: shown });
  });
}

function shownTitles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { shownNotifications } = window as unknown as { shownNotifications: { title: string }[] };
    return shownNotifications.map(({ title }) => title);
  });
}
