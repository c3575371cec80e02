import type { Page } from '@playwright/test';
import { site as agency } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { counter, inView, markInView, openNumbered, pagerButton, row } from '#tests/e2e/admin/dashboard.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const fresh = (id: string, name: string) => aSubmission({ id, name, timestamp: new Date() });

test('submissions that arrive while the admin is away are counted in the tab’s title, up to one page, until they are seen', {
  tag: '@full',
}, async ({ admin, site }) => {
  await admin.goto(paths.admin);
  await expect(admin.getByText('1–12 of 25')).toBeVisible();
  await admin.getByRole('link', { name: 'Manage Blog' }).click();
  await expect(admin).toHaveTitle(`Blog Management · ${agency.name}`);
  await storeDocuments(site.origin, [fresh('one', 'Nora New')]);
  await expect(admin).toHaveTitle(`(1) Blog Management · ${agency.name}`);
  const many = Array.from({ length: 12 }, (_, index) => fresh(`fresh-${index}`, `Visitor ${index}`));
  await storeDocuments(site.origin, many);
  await expect(admin).toHaveTitle(`(12+) Blog Management · ${agency.name}`);
  await admin.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(admin.getByRole('row', { name: 'Visitor 11' })).toBeVisible();
  await expect(admin).toHaveTitle(`Admin Dashboard · ${agency.name}`);
});

test('a desktop notification names the sender, opens the submission and is shown once for many submissions and all tabs', {
  tag: '@full',
}, async ({ admin, site }) => {
  const other = await admin.context().newPage();
  for (const page of [admin, other]) {
    await recordNotifications(page);
    await page.goto(paths.admin);
    // Only later submissions count as new.
    await expect(page.getByText('1–12 of 25')).toBeVisible();
    await page.getByRole('link', { name: 'Manage Blog' }).click();
    await expect(page).toHaveTitle(`Blog Management · ${agency.name}`);
  }
  const bell = admin.getByRole('button', { name: 'Desktop notifications' });
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('button', { name: 'Desktop notifications' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const timestamp = new Date();
  timestamp.setSeconds(10 * Math.floor(timestamp.getSeconds() / 10), 0);
  await storeDocuments(site.origin, [aSubmission({ id: 'zero', name: 'Zoe Zero', timestamp })]);
  for (const page of [admin, other]) {
    await expect.poll(() => shownTitles(page)).toEqual(['New submission from Zoe Zero']);
  }
  timestamp.setSeconds(timestamp.getSeconds() + 9);
  await storeDocuments(site.origin, [aSubmission({ id: 'one', name: 'Nora New', timestamp })]);
  for (const page of [admin, other]) {
    await expect.poll(() => shownTitles(page)).toEqual(['New submission from Zoe Zero', '2 new submissions']);
    const [first, second] = await shownNotifications(page);
    expect(second?.tag).toBe(first?.tag);
  }
  // The desktop replaces a notification with another one that has the same tag.
  expect(await shownNotifications(admin)).toEqual(await shownNotifications(other));
  await admin.evaluate(() => Reflect.get(window, 'shownNotifications')[1].click());
  await expect(inView(admin, 'Nora New')).toBeVisible();
  await admin.getByRole('link', { name: 'Manage Blog' }).click();
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await expect(admin).toHaveTitle(`Blog Management · ${agency.name}`);
  timestamp.setSeconds(timestamp.getSeconds() + 1);
  await storeDocuments(site.origin, [aSubmission({ id: 'two', name: 'Second One', timestamp })]);
  for (const page of [admin, other]) {
    await expect(page).toHaveTitle(`(1) Blog Management · ${agency.name}`);
    expect(await shownTitles(page)).toHaveLength(2);
  }
});

test('a submission that the dashboard already shows is announced once, to screen readers only', {
  tag: '@full',
}, async ({ admin, site }) => {
  await recordNotifications(admin);
  await admin.goto(paths.admin);
  await admin.getByRole('button', { name: 'Desktop notifications' }).click();
  await storeDocuments(site.origin, [fresh('one', 'Nora New')]);
  await expect(admin.getByRole('row', { name: 'Nora New' })).toBeVisible();
  const told = admin.getByRole('status').filter({ hasText: 'New submission from' });
  await expect(told).toHaveText('New submission from Nora New');
  await row(admin, 'Nora New').click();
  await markInView(admin, 'Read');
  await expect(told).toHaveText('New submission from Nora New');
  await expect(admin).toHaveTitle(`Admin Dashboard · ${agency.name}`);
  expect(await shownTitles(admin)).toEqual([]);
  await pagerButton(admin, 'Older').click();
  await storeDocuments(site.origin, [fresh('two', 'Second One')]);
  await expect(admin).toHaveTitle(`(1) Admin Dashboard · ${agency.name}`);
  await expect.poll(() => shownTitles(admin)).toEqual(['New submission from Second One']);
});

test('on a later page, changes are shown, and a new submission is announced, counted and one click away', {
  tag: '@full',
}, async ({ admin, site }) => {
  await openNumbered(admin, site.origin, 24);
  await pagerButton(admin, 'Older').click();
  await expect(admin.getByText('13–24 of 24')).toBeVisible();
  await storeDocuments(site.origin, [
    fresh('fresh', 'Fritz Fresh'),
    aSubmission({ id: 'visitor-0024', name: 'Changed elsewhere', timestamp: new Date('2024-07-01') }),
  ]);
  await expect(row(admin, 'Changed elsewhere')).toBeVisible();
  await expect(admin.getByText('1 new submission')).toBeVisible();
  await expect(counter(admin, 'Total Submissions')).toHaveText('25');
  await expect(admin.getByText('14–25 of 25')).toBeVisible();
  await expect(pagerButton(admin, 'Older')).toBeDisabled();
  await admin.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(row(admin, 'Fritz Fresh')).toBeVisible();
  await expect(admin.getByText('1–12 of 25')).toBeVisible();
  await expect(admin.getByText('1 new submission')).toBeHidden();
  await expect(admin.locator(':focus')).toContainText('Fritz Fresh');
});

/** Records desktop notifications instead of showing them. */
async function recordNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: { title: string; tag: string; click(): void }[] = [];
    class RecordedNotification {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick: (() => void) | undefined;
      constructor(title: string, { tag }: { tag: string }) {
        shown.push({ title, tag, click: () => this.onclick?.() });
      }
      close() {}
    }
    Object.assign(window, { Notification: RecordedNotification, shownNotifications: shown });
  });
}

async function shownTitles(page: Page): Promise<string[]> {
  return (await shownNotifications(page)).map(({ title }) => title);
}

function shownNotifications(page: Page): Promise<{ title: string; tag: string }[]> {
  return page.evaluate(() => {
    const shown: { title: string; tag: string }[] = Reflect.get(window, 'shownNotifications');
    return shown.map(({ title, tag }) => ({ title, tag }));
  });
}
