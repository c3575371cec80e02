import type { Page } from '@playwright/test';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { operationTimeoutMs } from '#src/firebase/timeout.ts';
import { paths } from '#src/paths.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { changeAccount, signUp, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { openNumbered, panel, row } from './dashboard.ts';
import { conflictOf, editedElsewhere, postRow } from './postList.ts';

test.describe('a session that cannot be verified', () => {
  test.use({
    // The advanced clock may reach the deadline of a live read that has not been answered yet.
    expectedMessages:
      /Failed to load resource|could not be renewed|permission-denied|Couldn't update the submission|A live read failed/,
  });

  test('delays nothing for longer than twenty seconds when the server does not respond', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await admin.clock.install();
    await openNumbered(admin, site.origin, 3);
    await row(admin, 'Visitor 0003').click();
    const error = { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' };
    await admin.route(endpoints.commit, (route) => route.fulfill({ status: 403, json: { error } }));
    const asked = admin.waitForRequest(endpoints.renewSignIn);
    await admin.route(endpoints.renewSignIn, () => undefined);
    await panel(admin).getByRole('button', { name: 'Read' }).click();
    await asked;
    await admin.clock.fastForward(operationTimeoutMs);
    await expect(admin.getByRole('alert').filter({ hasText: submissionMessages.update })).toBeVisible();
    await expect(admin.getByRole('dialog', { name: 'Log In Again' })).toHaveCount(0);
  });
});

test.describe('a session that expires while the admin is working', () => {
  test.use({
    expectedMessages:
      /Failed to load resource|could not be renewed|user-token-expired|permission-denied.*documents.drafts/,
  });

  const password = 'a long password';
  let colleague: string;

  test.beforeEach(async ({ page, site }, { testId }) => {
    const email = `${testId}@agency.example`;
    colleague = await signUp(site.origin, email, password);
    await changeAccount(site.origin, colleague, { customAttributes: '{"admin":true}' });
    await page.clock.install();
    await signIn(page, { email, password });
  });

  test('asks for the login in place; the typed text is still there and can be saved, and changes by others are shown', {
    tag: '@full',
  }, async ({ page, site }) => {
    await storeDocuments(site.origin, [aPost({ id: 'a-draft', published: false })]);
    await page.goto(`${paths.adminBlog}?post=a-draft`);
    const ownTitle = page.getByRole('textbox', { name: 'Title' });
    await ownTitle.fill('My title');
    await loseSignIn(page);
    const again = page.getByRole('dialog', { name: 'Log In Again' });
    await expect(again.getByText('Any unsaved text is still here.')).toBeVisible();
    await again.getByLabel('Password').fill(password);
    await again.getByRole('button', { name: 'Login' }).click();
    await expect(again).toBeHidden();
    await storeDocuments(site.origin, [editedElsewhere('a-draft', 'Theirs.')]);
    await expect(ownTitle).toHaveValue('My title');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await conflictOf(page).getByRole('button', { name: 'Overwrite with My Version' }).click();
    await expect(postRow(page, 'My title')).toBeVisible();
  });

  async function loseSignIn(page: Page): Promise<void> {
    const validSince = String(Math.floor(Date.now() / 1000));
    await changeAccount(new URL(page.url()).origin, colleague, { validSince });
    await page.clock.fastForward('01:10:00');
  }
});
