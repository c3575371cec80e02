import type { Page } from '@playwright/test';
import { app, entry } from '#scripts/build/buildManifest.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { portfolio, projectCategories, projects } from '#src/content/projects.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilIdle } from '#tests/e2e/support/untilIdle.ts';
import { fillFields, fillInquiry, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { endLoadingScreen, startApp } from '#tests/support/pages/publicPages.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';

/** Holds back the app's code until the returned function is called. */
const beforeHydration = (page: Page) => delayResponse(page, scriptAt(app));

/** Opens a page whose app code arrives when the returned function is called. */
async function openBeforeApp(page: Page, path: string): Promise<() => void> {
  const release = await beforeHydration(page);
  await page.goto(path);
  await endLoadingScreen(page);
  return release;
}

test('an inquiry sent before the page’s script loads arrives when it has loaded, once even if sent twice', async ({
  page,
}) => {
  const release = await beforeHydration(page);
  await fillInquiry(page);
  await endLoadingScreen(page);
  await sendInquiry(page);
  await sendInquiry(page);
  await expect(page.locator('[aria-busy=true]')).toHaveAccessibleName('Send Message');
  const sent: string[] = [];
  await page.route(endpoints.commit, (route, request) => {
    sent.push(request.method());
    return route.continue();
  });
  release();
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
  await untilIdle(page);
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
});

test('an inquiry sent before even the first script has loaded arrives', { tag: '@full' }, async ({
  page,
}) => {
  const release = await delayResponse(page, scriptAt(entry));
  await page.goto(paths.contact, { waitUntil: 'commit' });
  await fillFields(page);
  await endLoadingScreen(page);
  await sendInquiry(page);
  await expect(page.locator('[aria-busy=true]')).toHaveAccessibleName('Send Message');
  release();
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
});

test('a login submitted before the page’s script loads works', { tag: '@full' }, async ({ page }) => {
  const release = await beforeHydration(page);
  await page.goto(paths.login);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email);
  await page.getByLabel('Password').fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('the color scheme switch works before the page’s script loads, and counts once', {
  tag: '@full',
}, async ({ page }) => {
  const release = await openBeforeApp(page, paths.home);
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  release();
  const back = page.getByRole('button', { name: 'Switch to light mode' });
  await expect(back).toBeVisible();
  await untilIdle(page);
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await back.click();
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
});

test('a filter pressed before the page’s script loads shows as busy, and filters when it has loaded', {
  tag: '@full',
}, async ({ page }) => {
  const release = await openBeforeApp(page, paths.portfolio);
  const filters = page.getByRole('group', { name: portfolio.filter.label });
  const [, second = ''] = projectCategories;
  await filters.getByRole('button', { name: second }).click();
  await expect(filters.locator('[aria-busy=true]')).toHaveText([second]);
  release();
  await expect(filters.locator('[aria-pressed=true]')).toHaveText([second]);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const titles = page.getByRole('region', { name: 'Projects' }).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(
    projects.filter(({ category }) => category === second).map(({ title }) => title),
  );
  await filters.getByRole('button', { name: 'All' }).click();
  await expect(titles).toHaveText(projects.map(({ title }) => title));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap on the menu opens it before the page’s script loads, and its links work', {
    tag: '@full',
  }, async ({ page }) => {
    const release = await openBeforeApp(page, paths.about);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await menu.getByRole('button', { name: 'Switch between light and dark mode' }).tap();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(menu).toBeVisible();
    await startApp(page);
    await menu.getByRole('link', { name: 'Services' }).tap();
    await expect(page).toHaveURL(paths.services);
    await expect(menu).toBeHidden();
  });
});
