import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { signInMessages } from '#src/admin/session/messages.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { untilIdle } from '#tests/e2e/support/untilIdle.ts';
import { fillSignIn } from '#tests/support/pages/signIn.ts';
import { signUp } from '#tests/support/servers/embeddedFirebase.ts';

const dashboard = { name: 'Admin Dashboard' };
const login = { name: 'Login' };

test('the button says “Logging in...”; the admin can log out and in again without an error left over from the first session', async ({
  page,
}) => {
  const release = await delayResponse(page, endpoints.signIn);
  await page.goto(paths.login);
  await fillSignIn(page, demoAdmin);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  release();
  await expect(page.getByText('25', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText(signInMessages.loggedOut)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillSignIn(page, demoAdmin);
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await expect(page.getByText('25', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('with and without a network', () => {
  test.use({ expectedMessages: /Failed to load resource|Firestore|A live read/ });

  test('logging out of blog management leads to Home, or offline, where Home may be missing, to the login page', {
    tag: '@full',
  }, async ({ openBrowser, site }) => {
    for (const isOffline of [false, true]) {
      const page = await openBrowser({ baseURL: site.origin });
      await page.goto(paths.login);
      await fillSignIn(page, demoAdmin);
      await expect(page.getByRole('heading', dashboard)).toBeVisible();
      await page.goto(paths.adminBlog);
      await expect(page.getByText('1–12 of 14')).toBeVisible();
      await untilIdle(page);
      await page.context().setOffline(isOffline);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(isOffline ? paths.login : paths.home);
      await expect(page.getByRole('heading', { level: 1, ...(isOffline && login) })).toBeVisible();
      await expect(page.getByText(signInMessages.loggedOut)).toBeVisible();
    }
  });
});

test('a visitor who opens the admin area is redirected to the login, and Back does not return to it', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.goto(paths.admin);
  await expect(page).toHaveURL(paths.login);
  await page.goto(paths.adminBlog);
  await expect(page).toHaveURL(paths.login);
  await page.goBack();
  await expect(page).toHaveURL(paths.login);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
});

test('a session survives a reload, is checked while the admin area shows that it is loading, and the login page leads to the dashboard', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(paths.admin);
  const release = await delayResponse(admin, endpoints.lookUpAccount);
  await admin.reload();
  await expect(admin.getByText('Loading...')).toBeVisible();
  await expect(admin.getByRole('heading', dashboard)).toHaveCount(0);
  release();
  await expect(admin.getByRole('heading', dashboard)).toBeVisible();
  await admin.goto(paths.login);
  await expect(admin).toHaveURL(paths.admin);
});

test('logging out in one tab ends the session of the other, which offers to log in again', {
  tag: '@full',
}, async ({ admin: one }) => {
  const other = await one.context().newPage();
  await one.goto(paths.admin);
  await other.goto(paths.adminBlog);
  await expect(other.getByText('1–12 of 14')).toBeVisible();
  await untilIdle(other);
  await one.getByRole('button', { name: 'Logout' }).click();
  await expect(one).toHaveURL(paths.login);
  await expect(other.getByRole('dialog', { name: 'Log In Again' }).getByLabel('Password')).toBeFocused();
  await other.getByRole('button', { name: 'Leave the Admin Area' }).click();
  await expect(other).toHaveURL(paths.login);
});

test('an account without the admin claim sees that it has no access and can log out', async ({
  page,
  site,
}) => {
  const stranger = { email: 'stranger@visitors.example', password: 'a long password' };
  await signUp(site.origin, stranger.email, stranger.password);
  await page.goto(paths.login);
  await fillSignIn(page, stranger);
  await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
  await expect(page.getByText(stranger.email)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', login)).toBeVisible();
});
