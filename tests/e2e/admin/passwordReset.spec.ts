import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { signInMessages } from '#src/admin/session/messages.ts';
import { paths } from '#src/paths.ts';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { fillSignIn } from '#tests/support/pages/signIn.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';

test.use({ expectedMessages: /Failed to load resource|Login failed|Password reset failed/ });

test('an admin who forgot the password sets a new one by email, with the keyboard only', {
  tag: '@full',
}, async ({ openBrowser }) => {
  const directory = mkdtempSync(join(tmpdir(), 'website-'));
  const site = await startSite({ directory });
  const page = await openBrowser({ baseURL: site.origin });
  try {
    await page.goto(paths.login);
    await page.getByLabel('Email').fill(demoAdmin.email);
    await page.getByLabel('Password').fill('forgotten');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
    await page.getByRole('button', { name: 'Forgot Password?' }).press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue(demoAdmin.email);
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText(signInMessages.resetSent)).toBeVisible();

    const [mail = ''] = readdirSync(join(directory, 'mail'));
    const text = readFileSync(join(directory, 'mail', mail), 'utf8').replaceAll('=\r\n', '');
    const [link = ''] = /http:\/\/127\.0\.0\.1\S+/.exec(text.replaceAll('=3D', '=')) ?? [];
    await page.goto(link);
    await expect(page.getByLabel('New password')).toBeFocused();
    await page.keyboard.type('a new password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Your password has been changed');

    await page.goto(paths.login);
    await fillSignIn(page, demoAdmin);
    await expect(page.getByRole('alert')).toHaveText(signInMessages.wrong);
    await fillSignIn(page, { ...demoAdmin, password: 'a new password' });
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  } finally {
    await page.close();
    await site.end();
    rmSync(directory, { recursive: true, force: true });
  }
});

test('the response is the same for an address without an account; only too many attempts and a missing network are failures', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.goto(paths.login);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const send = page.getByRole('button', { name: 'Send Email' });
  await send.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please fill out this field.');
  await page.getByLabel('Email').fill('nobody@agency.example');
  await send.click();
  await expect(page.getByText(signInMessages.resetSent)).toBeVisible();
  const answers = [
    ['EMAIL_NOT_FOUND', signInMessages.resetSent],
    ['USER_DISABLED', signInMessages.resetSent],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', signInMessages.tooMany],
    ['RESET_PASSWORD_EXCEED_LIMIT', signInMessages.tooMany],
    ['QUOTA_EXCEEDED', signInMessages.resetFailed],
  ] as const;
  for (const [code, shown] of answers) {
    await page.route(endpoints.resetPassword, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    await send.click();
    await expect(page.getByText(shown), code).toBeVisible();
  }
  await page.unroute(endpoints.resetPassword);
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(signInMessages.offline);
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@agency.example');
  await expect(page.getByLabel('Password')).toBeFocused();
});
