import type { Page } from '@playwright/test';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { waitForScripts } from '#tests/e2e/support/waitForScripts.ts';
import { enquiry, fillEnquiry, sendEnquiry } from '#tests/support/pages/enquiry.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('an enquiry is stored as the visitor wrote it, and the form says so and is empty again', async ({
  page,
  site,
}) => {
  await fillEnquiry(page);
  await sendEnquiry(page);
  await expect(page.getByRole('status').filter({ hasText: submissionMessages.sent })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('');
  const [stored] = await storedNamed(site.origin, enquiry.name);
  expect(stored).toMatchObject({ ...enquiry, status: 'new' });
});

test('while an enquiry is being sent the button says so and cannot be pressed again', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(endpoints.commit, async (route) => {
    await held;
    await route.continue();
  });
  await fillEnquiry(page);
  await sendEnquiry(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer();
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
});

test('an incomplete form says at the first wrong field, in the browser’s words, what is missing', async ({
  page,
  site,
}) => {
  await fillEnquiry(page, { email: 'not an address', message: '' });
  await sendEnquiry(page);
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(await browserWords(page, '[name=email]'));
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Please fill out this field.');
  await email.fill(enquiry.email);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(await storedNamed(site.origin, enquiry.name)).toEqual([]);
});

test('a message of blanks only is refused like an empty one', { tag: '@full' }, async ({ page }) => {
  await fillEnquiry(page, { message: '   ' });
  await sendEnquiry(page);
  await expect(page.getByLabel('Message')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
});

test('text typed before a reload is still there after it', async ({ page }) => {
  await fillEnquiry(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain(enquiry.message.split('\n').at(-1));
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(enquiry.message);
  await expect(page.getByLabel('Service')).toHaveValue(enquiry.service);
});

test.describe('without a network', () => {
  test.use({ expectedMessages: /Failed to (load resource|submit form)|Firestore|could not be loaded/ });

  test('an enquiry fails clearly, keeps its text and, sent again, is stored once', async ({
    page,
    context,
    site,
  }) => {
    await fillEnquiry(page);
    await waitForScripts(page, ['src/features/submissions/data/sendSubmission.ts']);
    await context.setOffline(true);
    await sendEnquiry(page);
    await expect(page.getByRole('alert').filter({ hasText: submissionMessages.notSent })).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue(enquiry.message);
    await context.setOffline(false);
    await sendEnquiry(page);
    await expect(page.getByText(submissionMessages.sent)).toBeVisible();
    expect(await storedNamed(site.origin, enquiry.name)).toHaveLength(1);
  });

  test('an enquiry whose code did not come keeps its text, and is sent after the reload that is offered', {
    tag: '@full',
  }, async ({ page, site }) => {
    const code = '**/assets/sendSubmission-*.js';
    await page.route(code, (route) => route.abort());
    await fillEnquiry(page);
    await sendEnquiry(page);
    await expect(page.getByRole('alert')).toContainText(submissionMessages.notSent);
    await expect(page.getByRole('alert')).toBeFocused();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByLabel('Message')).toHaveValue(enquiry.message);
    await sendEnquiry(page);
    await expect(page.getByText(submissionMessages.sent)).toBeVisible();
    expect(await storedNamed(site.origin, enquiry.name)).toHaveLength(1);
  });

  test('an enquiry whose answer was lost is stored once, however often it is sent again', {
    tag: '@full',
  }, async ({ page, site }) => {
    await fillEnquiry(page);
    await page.route(endpoints.commit, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendEnquiry(page);
    await expect(page.getByText(submissionMessages.notSent)).toBeVisible();
    expect(await storedNamed(site.origin, enquiry.name)).toHaveLength(1);
    await page.unroute(endpoints.commit);
    await sendEnquiry(page);
    await expect(page.getByText(submissionMessages.sent)).toBeVisible();
    expect(await storedNamed(site.origin, enquiry.name)).toHaveLength(1);
  });
});

async function storedNamed(origin: string, name: string) {
  return (await storedDocuments(origin, 'contacts')).filter((stored) => stored.name === name);
}

function browserWords(page: Page, field: string): Promise<string> {
  return page.locator(field).evaluate((element: HTMLInputElement) => element.validationMessage);
}
