import { app, entry } from '#scripts/build/buildManifest.ts';
import { missingCodeMessage } from '#src/components/loading/reloadPage.ts';
import { contact } from '#src/content/contact.ts';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { endLoadingScreen, isPainted, openPage, startApp } from '#tests/support/pages/publicPages.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';

/** The browser reports the missing file itself. */
test.use({ expectedMessages: /ERR_FAILED/ });

const appScript = scriptAt(app);

for (const [what, file] of [
  ['the app', appScript],
  ['the first script', scriptAt(entry)],
  ['its own code', scriptAt('src/pages/ContactPage.tsx')],
] as const) {
  test(`when ${what} does not load, the Contact page shows its email address, and links work`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto(paths.contact);
    await endLoadingScreen(page);
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await expect(page.getByRole('main')).toContainText(`${contact.inquiry.withoutScript} ${site.email}`);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
    await page.unroute(file);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(paths.services);
    await startApp(page);
  });
}

for (const [path, name] of [
  [paths.portfolio, 'All'],
  [paths.testimonials, 'Next testimonial'],
  [paths.blog, 'Category'],
] as const) {
  test(`when the app does not load, ${path} hides what needs it`, { tag: '@full' }, async ({ page }) => {
    await page.route(appScript, (route) => route.abort());
    await page.goto(path);
    await endLoadingScreen(page);
    const control = page.getByRole(path === paths.blog ? 'combobox' : 'button', { name, exact: true });
    await expect(control).toBeVisible();
    await expect.poll(() => isPainted(page)).toBe(true);
    await page.mouse.move(5, 5);
    await expect(control).toBeHidden();
  });
}

test('when a page cannot be loaded, keyboard and screen reader users hear of it and can go back', {
  tag: '@full',
}, async ({ page }) => {
  const about = scriptAt('src/pages/AboutPage.tsx');
  await page.route(about, (route) => route.abort());
  await openPage(page, paths.portfolio);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeFocused();
  await expect(page.getByText(missingCodeMessage)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Before and after.' })).toBeFocused();
});

for (const [path, file] of [
  [paths.admin, scriptAt('src/admin/AdminProviders.tsx')],
  [paths.login, scriptAt('src/admin/session/LoginPage.tsx')],
] as const) {
  test(`${path} suggests a reload when its code cannot be loaded`, { tag: '@full' }, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText('If JavaScript is already enabled, try reloading the page.')).toBeVisible();
    await page.unroute(file);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });
}
