import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { paths } from '#src/paths.ts';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { settings } from './settings.ts';

for (const { name, isPhone, options } of settings) {
  test(`the dashboard and its dialogs have no accessibility violations (${name})`, {
    tag: name === 'dark, desktop' ? [] : '@full',
  }, async ({ openBrowser, adminState }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    const who = sampleSubmissions[0]?.name ?? '';
    await page.goto(paths.admin);
    await expect(page.getByRole('button', { name: `View ${who}` })).toBeVisible();
    await page
      .getByRole('checkbox', { name: isPhone ? `Select ${who}` : 'Select row' })
      .first()
      .check();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `View ${who}` }).click();
    await expect(page.getByRole('heading', { name: who })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test(`a search without a hit and the progress of an export have no accessibility violations (${name})`, {
    tag: '@full',
  }, async ({ openBrowser, adminState }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    await page.goto(paths.admin);
    await expect(page.getByText('1–12 of 25')).toBeVisible();
    await page.getByLabel('Search submissions').fill('nobody wrote this');
    await expect(page.getByText('No submissions found')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('Search submissions').fill('');
    await expect(page.getByText('1–12 of 25')).toBeVisible();
    await page.route(endpoints.query, () => undefined);
    if (isPhone) await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByText('Exporting submissions:')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}
