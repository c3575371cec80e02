import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { submissionsNumbered } from '#tests/support/records/aSubmission.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

/** The number shown by a counter. */
export function counter(page: Page, name: string): Locator {
  return counterButton(page, name).locator('b');
}

/** Waits until a counter has loaded. @returns its number */
export async function counted(page: Page, name: string): Promise<number> {
  await expect(counter(page, name)).toHaveText(/^\d+$/);
  return Number(await counter(page, name).textContent());
}

/** A counter, which filters the list when pressed. */
export function counterButton(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Counters' }).getByRole('button', { name });
}

/** The detail panel on a desktop. */
export function panel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Submission' });
}

/** The heading of the inquiry in the panel. */
export function inView(page: Page, name: string): Locator {
  return panel(page).getByRole('heading', { name });
}

/** Newer or Older below the list. */
export function pagerButton(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name });
}

/** Filters the list, and waits until it has the filter. */
export async function filterByStatus(page: Page, status: string): Promise<void> {
  const filter = page.getByRole('combobox', { name: 'Status' });
  await filter.selectOption(status);
  await expect(filter.getByRole('option', { selected: true })).toHaveText(status);
  // While rows load, those of the last filter are shown, without their number.
  const isLoaded = page.getByText(/^[\d,]+–[\d,]+( of [\d,]+)?$/).or(page.getByText('No submissions found'));
  await expect(isLoaded).toBeVisible();
}

/** A row of the desktop's list. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('row', { name });
}

/** The actions for all selected submissions. */
export function selection(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected submissions' });
}

/** Ticks a row of the desktop's list. */
export async function tick(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('checkbox').check();
}

/** Opens the dashboard with only this many submissions, `Visitor 0001` being the newest. */
export async function openNumbered(page: Page, origin: string, count: number): Promise<void> {
  await clearDocuments(origin);
  await storeDocuments(origin, submissionsNumbered(count));
  await page.goto(paths.admin);
  await expect(page.getByText(`1–${Math.min(count, 12)} of ${count.toLocaleString('en-US')}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Visitor 0001' })).toBeVisible();
}

/** Holds back what is read from the database; each call of the returned function lets one answer arrive. */
export async function holdBatches(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route(endpoints.query, async (route) => {
    // Read now, so that it lacks what changes while it is held back.
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await held.shift()?.();
  };
}

/** Presses a status of the open submission. */
export async function markInView(page: Page, status: string): Promise<void> {
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: status }).click();
}

/** Confirms a deletion. */
export async function confirmDeletion(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
}
