import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { fillSignIn } from '#tests/support/pages/signIn.ts';
import { signUp } from '#tests/support/servers/embeddedFirebase.ts';
import { settings } from './settings.ts';

for (const { name, options } of settings) {
  test(`the message for an account without access has no accessibility violations (${name})`, {
    tag: '@full',
  }, async ({ openBrowser, site }) => {
    const page = await openBrowser(options);
    const stranger = { email: `${name.replace(', ', '-')}@visitors.example`, password: 'a long password' };
    await signUp(site.origin, stranger.email, stranger.password);
    await page.goto(paths.login);
    await fillSignIn(page, stranger);
    await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test(`the login page and the screens before the admin area have no accessibility violations (${name})`, {
    tag: '@full',
  }, async ({ openBrowser, adminState }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    await page.goto(paths.admin);
    // No request may be pending when the session is removed.
    await expect(page.getByText('1–12 of 25')).toBeVisible();
    await loseSignIn(page);
    await expect(page.getByRole('dialog', { name: 'Log In Again' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave the Admin Area' }).click();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}

/** Like emptied browser storage, or a session that another tab found to be revoked. */
async function loseSignIn(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(paths.privacyPolicy);
  await other.evaluate(() => localStorage.clear());
  await other.close();
}
