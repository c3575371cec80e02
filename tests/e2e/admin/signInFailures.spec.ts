import type { Page } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { signInMessages, signInTimeoutMs } from '#src/admin/session/messages.ts';
import { offlineMessage } from '#src/components/loading/reloadPage.ts';
import { paths } from '#src/paths.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { waitForScripts } from '#tests/e2e/support/waitForScripts.ts';
import { fillSignIn, signIn } from '#tests/support/pages/signIn.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';
import { changeAccount, signUp } from '#tests/support/servers/embeddedFirebase.ts';

const dashboard = { name: 'Admin Dashboard' };

test.describe('a login that fails', () => {
  test.use({ expectedMessages: /Failed to load resource|Login failed:/ });

  test('says in plain words that the password is wrong, keeps the email, and says the same for an unknown account', async ({
    page,
  }) => {
    await page.goto(paths.login);
    await fillSignIn(page, { email: demoAdmin.email, password: 'not the password' });
    await expect(page.getByRole('alert')).toHaveText(signInMessages.wrong);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoAdmin.email);
    await expect(page.getByLabel('Password')).toBeFocused();
    await expect(page).toHaveURL(paths.login);
    const answer = page.waitForResponse(endpoints.signIn);
    await fillSignIn(page, { email: 'nobody@agency.example', password: 'not the password' });
    await answer;
    await expect(page.getByRole('alert')).toHaveText(signInMessages.wrong);
  });

  test('says that the account is disabled or that there were too many attempts, and only that it failed when the reason is unknown', {
    tag: '@full',
  }, async ({ page, site }) => {
    const email = 'disabled@agency.example';
    const password = 'a long password';
    await changeAccount(site.origin, await signUp(site.origin, email, password), { disableUser: true });
    await page.goto(paths.login);
    await fillSignIn(page, { email, password });
    await expect(page.getByRole('alert')).toHaveText(signInMessages.disabled);
    for (let attempt = 0; attempt < 10; attempt += 1) await wrongSignIn(site.origin, email);
    await fillSignIn(page, { email, password });
    await expect(page.getByRole('alert')).toHaveText(signInMessages.tooMany);
    await page.route(endpoints.signIn, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 500, message: 'SOMETHING_NEW' } } }),
    );
    await fillSignIn(page, { email, password });
    await expect(page.getByRole('alert')).toHaveText('Login failed');
  });

  test('says what to do when there is no response for fifteen seconds', { tag: '@full' }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(paths.login);
    await page.route(endpoints.signIn, () => undefined);
    const sent = page.waitForRequest(endpoints.signIn);
    await fillSignIn(page, demoAdmin);
    await sent;
    await page.clock.fastForward(signInTimeoutMs);
    await expect(page.getByRole('alert')).toHaveText(signInMessages.noAnswer);
  });

  test('says that there is no network, or that something blocks the login', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    await page.goto(paths.login);
    // The login code is loaded as soon as something is typed.
    await expect(async () => {
      await page.getByLabel('Password').pressSequentially('x');
      await expect
        .poll(() => hasFetched(page, new RegExp(scriptAt('src/admin/session/signIn.ts').slice(2))), {
          timeout: 1_000,
        })
        .toBe(true);
    }).toPass();
    await waitForScripts(page, ['src/admin/session/signIn.ts']);
    await context.setOffline(true);
    await fillSignIn(page, demoAdmin);
    await expect(page.getByRole('alert')).toHaveText(signInMessages.offline);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await page.route(endpoints.signIn, (route) => route.abort('blockedbyclient'));
    await fillSignIn(page, demoAdmin);
    await expect(page.getByRole('alert')).toHaveText(signInMessages.blocked);
  });
});

test('the login and the admin area do not wait for a browser that never opens its databases', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => Object.assign(new EventTarget(), {}) as IDBOpenDBRequest;
  });
  await signIn(page, demoAdmin);
  await page.reload();
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
});

test('an incomplete login is marked at each field, with focus on the first wrong one', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(paths.login);
  await fillSignIn(page, { email: 'not an address', password: '' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/include an '@'/);
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Please fill out this field.');
});

test.describe('a session that cannot be checked', () => {
  test.use({ expectedMessages: /Failed to load resource|network-request-failed/ });

  test('is checked again on Reload, which says when there is no network, and the admin area opens', {
    tag: '@full',
  }, async ({ admin }) => {
    await admin.clock.install({ time: Date.now() + 2 * 60 * 60 * 1000 });
    await admin.route(endpoints.renewSignIn, (route) => route.abort());
    await admin.goto(paths.admin);
    await expect(admin.getByRole('alert')).toHaveText(
      "Couldn't verify your session. Check your connection and reload.",
    );
    await admin.unroute(endpoints.renewSignIn);
    await admin.context().setOffline(true);
    await admin.getByRole('main').getByRole('button', { name: 'Reload' }).click();
    await expect(admin.getByText(offlineMessage)).toBeVisible();
    await admin.context().setOffline(false);
    await admin.getByRole('main').getByRole('button', { name: 'Reload' }).click();
    await expect(admin.getByRole('heading', dashboard)).toBeVisible();
  });
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
