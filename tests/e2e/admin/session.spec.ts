import type { Page } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { signInMessages } from '#src/features/session/messages.ts';
import { operationTimeoutMs } from '#src/firebase/timeout.ts';
import { paths } from '#src/paths.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { hold } from '#tests/e2e/support/hold.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { fillPost } from '#tests/support/pages/postForm.ts';
import { fillSignIn, signIn } from '#tests/support/pages/signIn.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import {
  changeAccount,
  deleteDocument,
  signUp,
  storeDocuments,
} from '#tests/support/servers/embeddedFirebase.ts';
import { openNumbered, pagerButton, panel, row } from './dashboard.ts';

const dashboard = { name: 'Admin Dashboard' };
const login = { name: 'Login' };

test('the admin signs in, out and in again, and no error of the first session is left', async ({ page }) => {
  await signIn(page, demoAdmin);
  await expect(page.getByText('25', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  await fillSignIn(page, demoAdmin);
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await expect(page.getByText('25', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor who opens the back office is led to the login, and Back does not lead into it', async ({
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

test('a sign-in survives a reload, and the login page leads on to the dashboard', async ({ admin }) => {
  await admin.goto(paths.admin);
  await admin.reload();
  await expect(admin.getByRole('heading', dashboard)).toBeVisible();
  await admin.goto(paths.login);
  await expect(admin).toHaveURL(paths.admin);
});

test('while nobody knows yet who sits there, the guard says that it is loading', { tag: '@full' }, async ({
  admin,
}) => {
  const answer = await hold(admin, endpoints.lookUpAccount);
  await admin.goto(paths.admin);
  await expect(admin.getByText('Loading...')).toBeVisible();
  await expect(admin.getByRole('heading', dashboard)).toHaveCount(0);
  answer();
  await expect(admin.getByRole('heading', dashboard)).toBeVisible();
});

test('while it signs in, the button says so and cannot be pressed again', { tag: '@full' }, async ({
  page,
}) => {
  const answer = await hold(page, endpoints.signIn);
  await page.goto(paths.login);
  await fillSignIn(page, demoAdmin);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  answer();
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
});

test('signing out in one tab signs out the other', { tag: '@full' }, async ({ openBrowser, adminState }) => {
  const one = await openBrowser({ storageState: adminState });
  const other = await one.context().newPage();
  await one.goto(paths.admin);
  await other.goto(paths.adminBlog);
  await expect(other.getByRole('button', { name: 'New Post' })).toBeVisible();
  await one.getByRole('button', { name: 'Logout' }).click();
  await expect(one).toHaveURL(paths.login);
  await expect(other).toHaveURL(paths.login);
});

test('an account without the admin’s claim is told so and can sign out', async ({ page, site }) => {
  const stranger = { email: 'stranger@visitors.example', password: 'a long password' };
  await signUp(site.origin, stranger.email, stranger.password);
  await page.goto(paths.login);
  await fillSignIn(page, stranger);
  await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
  await expect(page.getByText(stranger.email)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', login)).toBeVisible();
});

test.describe('a sign-in that fails', () => {
  test.use({ expectedMessages: /Failed to load resource|Login failed:|sign-in could not be loaded/ });

  test('says in plain words that the password is wrong, and keeps the email', async ({ page }) => {
    await page.goto(paths.login);
    await fillSignIn(page, { email: demoAdmin.email, password: 'not the password' });
    await expect(page.getByRole('alert')).toHaveText(signInMessages.wrong);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoAdmin.email);
    await expect(page.getByLabel('Password')).toBeFocused();
    await expect(page).toHaveURL(paths.login);
  });

  test('does not tell an unknown account from a wrong password', { tag: '@full' }, async ({ page }) => {
    await page.goto(paths.login);
    await fillSignIn(page, { email: 'nobody@kindlewave.example', password: 'not the password' });
    await expect(page.getByRole('alert')).toHaveText(signInMessages.wrong);
  });

  test('says so when the account is disabled, and when there were too many attempts', {
    tag: '@full',
  }, async ({ page, site }) => {
    const email = 'disabled@kindlewave.example';
    const password = 'a long password';
    await changeAccount(site.origin, await signUp(site.origin, email, password), { disableUser: true });
    await page.goto(paths.login);
    await fillSignIn(page, { email, password });
    await expect(page.getByRole('alert')).toHaveText(signInMessages.disabled);
    for (let attempt = 0; attempt < 10; attempt += 1) await wrongSignIn(site.origin, email);
    await fillSignIn(page, { email, password });
    await expect(page.getByRole('alert')).toHaveText(signInMessages.tooMany);
  });

  test('says no more than that it failed where nobody knows why', { tag: '@full' }, async ({ page }) => {
    await page.route(endpoints.signIn, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 500, message: 'SOMETHING_NEW' } } }),
    );
    await page.goto(paths.login);
    await fillSignIn(page, demoAdmin);
    await expect(page.getByRole('alert')).toHaveText('Login failed');
  });

  test('says so when there is no network', { tag: '@full' }, async ({ page, context }) => {
    await page.goto(paths.login);
    // The code that signs in is fetched with the first letters.
    await expect(async () => {
      await page.getByLabel('Password').pressSequentially('x');
      await expect.poll(() => hasFetched(page, /assets\/signIn-/), { timeout: 1_000 }).toBe(true);
    }).toPass();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fillSignIn(page, demoAdmin);
    await expect(page.getByRole('alert')).toHaveText(signInMessages.offline);
  });
});

test('an incomplete sign-in is refused at the field, with the focus on the first wrong one', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(paths.login);
  await fillSignIn(page, { email: 'not an address', password: '' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/include an '@'/);
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Please fill out this field.');
});

test.describe('a sign-in that cannot be checked', () => {
  test.use({ expectedMessages: /Failed to load resource|network-request-failed/ });

  test('is checked again on Retry, and the back office opens', { tag: '@full' }, async ({ admin }) => {
    await admin.clock.install({ time: Date.now() + 2 * 60 * 60 * 1000 });
    await admin.route(endpoints.renewSignIn, (route) => route.abort());
    await admin.goto(paths.admin);
    await expect(admin.getByRole('alert')).toHaveText(
      'The sign-in could not be checked. Please check your network.',
    );
    await admin.unroute(endpoints.renewSignIn);
    await admin.getByRole('button', { name: 'Retry' }).click();
    await expect(admin.getByRole('heading', dashboard)).toBeVisible();
  });
});

test.describe('a sign-in in doubt', () => {
  test.use({ expectedMessages: /Failed to load resource|could not be renewed|permission-denied/ });

  test('holds nothing up for longer than twenty seconds when nobody answers for it', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await admin.clock.install();
    await openNumbered(admin, site.origin, 13);
    // An older page is not live: it does not hear of the deletion.
    await pagerButton(admin, 'Next').click();
    await row(admin, 'Visitor 0013').click();
    await deleteDocument(site.origin, 'contacts/visitor-0013');
    const asked = admin.waitForRequest(endpoints.renewSignIn);
    await admin.route(endpoints.renewSignIn, () => undefined);
    await panel(admin).getByRole('button', { name: 'Read' }).click();
    await asked;
    await admin.clock.fastForward(operationTimeoutMs);
    await expect(admin.getByText('1 submission had been deleted meanwhile')).toBeVisible();
    await expect(admin.getByRole('dialog', { name: 'Please sign in again' })).toHaveCount(0);
  });
});

test.describe('a sign-in that expires while working', () => {
  test.use({
    expectedMessages: /Failed to load resource|could not be renewed|asked for drafts.*token-expired/,
  });

  const password = 'a long password';
  let colleague: string;

  test.beforeEach(async ({ page, site }, { testId }) => {
    const email = `${testId}@kindlewave.example`;
    colleague = await signUp(site.origin, email, password);
    await changeAccount(site.origin, colleague, { customAttributes: '{"admin":true}' });
    await page.clock.install();
    await signIn(page, { email, password });
  });

  test('asks to sign in again in place, and what was typed is still there and can be saved', async ({
    page,
  }) => {
    await page.goto(`${paths.adminBlog}?post=new`);
    await fillPost(page, { title: 'Written before the sign-in was lost' });
    await loseSignIn(page);
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(again.getByText('What you typed is still here.')).toBeVisible();
    await signInAgain(page);
    await expect(page.getByLabel('Title')).toHaveValue('Written before the sign-in was lost');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByRole('row', { name: 'Written before the sign-in was lost' })).toBeVisible();
  });

  test('hears after the sign-in again of what others do to the draft that is open', { tag: '@full' }, async ({
    page,
    site,
  }) => {
    await storeDocuments(site.origin, [aPost({ id: 'a-draft', published: false })]);
    await page.goto(`${paths.adminBlog}?post=a-draft`);
    const ownTitle = page.getByRole('textbox', { name: 'Title' });
    await ownTitle.fill('My title');
    await loseSignIn(page);
    await signInAgain(page);
    await storeDocuments(site.origin, [
      aPost({ id: 'a-draft', published: false, title: 'Their title', updatedAt: new Date() }),
    ]);
    await expect(page.getByText('Somebody saved this post after you opened it.')).toBeVisible();
    await expect(ownTitle).toHaveValue('My title');
  });

  async function loseSignIn(page: Page): Promise<void> {
    const validSince = String(Math.floor(Date.now() / 1000));
    await changeAccount(new URL(page.url()).origin, colleague, { validSince });
    await page.clock.fastForward('01:10:00');
  }

  async function signInAgain(page: Page): Promise<void> {
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Password').fill(password);
    await again.getByRole('button', { name: 'Login' }).click();
    await expect(again).toBeHidden();
  }
});

async function wrongSignIn(origin: string, email: string): Promise<void> {
  await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'guessed', returnSecureToken: true }),
  });
}

/** Whether the page has fetched a file. */
function hasFetched(page: Page, file: RegExp): Promise<boolean> {
  return page.evaluate(
    (source) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    file.source,
  );
}
