import type { Page } from '@playwright/test';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { waitForScripts } from '#tests/e2e/support/waitForScripts.ts';
import { fillFields, fillInquiry, inquiry, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test('a demo site served from another machine says that it sends no messages, and keeps the text', {
  tag: '@full',
}, async ({ page, site }) => {
  const elsewhere = 'https://demo.example';
  await page.route(`${elsewhere}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname }) });
  });
  await page.goto(`${elsewhere}/contact`);
  await page.getByLabel('Name').fill(inquiry.name);
  await expect(page.getByText(submissionMessages.demo)).toBeVisible();
  await page.getByLabel('Email').fill(inquiry.email);
  await page.getByLabel('Service').selectOption(inquiry.service);
  await page.getByLabel('Message').fill(inquiry.message);
  await sendInquiry(page);
  await expect(page.getByRole('alert').filter({ hasText: submissionMessages.demo })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(inquiry.message);
});

test('while an inquiry is being sent the button says so; then it is stored, and the form confirms it and is empty', async ({
  page,
  site,
}) => {
  const release = await delayResponse(page, endpoints.commit);
  await fillInquiry(page);
  await sendInquiry(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(page.getByRole('status').filter({ hasText: submissionMessages.sent })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(await storedNamed(site.origin, inquiry.name)).toMatchObject([{ ...inquiry, status: 'new' }]);
});

test('an incomplete form shows the browser’s message at each invalid field; spaces alone are not a message', async ({
  page,
  site,
}) => {
  await fillInquiry(page, { email: 'not an address', message: '   ' });
  await sendInquiry(page);
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(await browserWords(page, '[name=email]'));
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Please fill out this field.');
  await email.fill(inquiry.email);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(await storedNamed(site.origin, inquiry.name)).toEqual([]);
});

test('an address with an umlaut in its domain is stored as the same domain in ASCII; one that the browser changes is asked about first', {
  tag: '@full',
}, async ({ page, site }) => {
  await fillInquiry(page, { name: 'Max', email: 'max@müller.de' });
  await sendInquiry(page);
  await expect(page.getByText(submissionMessages.sent)).toBeFocused();
  expect(await storedNamed(site.origin, 'Max')).toMatchObject([{ email: 'max@xn--mller-kva.de' }]);
  await fillFields(page, { name: 'Maja', email: 'maja@maßarbeit.de' });
  await sendInquiry(page);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    /^Your browser changed the part after @/,
  );
  expect(await storedNamed(site.origin, 'Maja')).toEqual([]);
  await sendInquiry(page);
  await expect(page.getByText(submissionMessages.sent)).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ expectedMessages: /Failed to (load resource|submit form)|Firestore|Couldn't load the code/ });

  test('when an inquiry fails, the form shows an error, keeps the text, and stores the inquiry once when it is sent again', async ({
    page,
    context,
    site,
  }) => {
    await fillInquiry(page);
    await waitForScripts(page, ['src/features/submissions/data/sendSubmission.ts']);
    await context.setOffline(true);
    await sendInquiry(page);
    await expect(page.getByRole('alert').filter({ hasText: submissionMessages.notSent })).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue(inquiry.message);
    await context.setOffline(false);
    await sendInquiry(page);
    await expect(page.getByText(submissionMessages.sent)).toBeVisible();
    expect(await storedNamed(site.origin, inquiry.name)).toHaveLength(1);
  });

  test('an inquiry intercepted by a blocker or a captive portal counts as not sent, keeps its text and is stored once when sent again', async ({
    page,
    site,
  }) => {
    await fillInquiry(page);
    const portal = { contentType: 'text/html', body: '<title>Log in to this network</title>' };
    for (const answer of [{ json: {} }, portal, { status: 204 }]) {
      await page.route(endpoints.commit, (route) => route.fulfill(answer));
      await sendInquiry(page);
      await expect(page.getByRole('alert').filter({ hasText: submissionMessages.notSent })).toBeFocused();
      await page.unroute(endpoints.commit);
      await page.getByLabel('Name').focus();
    }
    await expect(page.getByLabel('Message')).toHaveValue(inquiry.message);
    await sendInquiry(page);
    await expect(page.getByText(submissionMessages.sent)).toBeVisible();
    expect(await storedNamed(site.origin, inquiry.name)).toHaveLength(1);
  });

  test('an inquiry whose code cannot be loaded keeps its text, and is sent after Reload', {
    tag: '@full',
  }, async ({ page, site }) => {
    const code = scriptAt('src/features/submissions/data/sendSubmission.ts');
    await page.route(code, (route) => route.abort());
    await fillInquiry(page);
    await sendInquiry(page);
    await expect(page.getByRole('alert')).toContainText(submissionMessages.notSent);
    await expect(page.getByRole('alert')).toBeFocused();
    await page.unroute(code);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('alert')).toContainText("can't be reloaded offline");
    await expect(page.getByLabel('Message')).toHaveValue(inquiry.message);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByLabel('Message')).toHaveValue(inquiry.message);
    await sendInquiry(page);
    await expect(page.getByText(submissionMessages.sent)).toBeVisible();
    expect(await storedNamed(site.origin, inquiry.name)).toHaveLength(1);
  });

  test('an inquiry whose response was lost is stored once, even when it is sent again after a reload', {
    tag: '@full',
  }, async ({ page, site }) => {
    await fillInquiry(page);
    await page.route(endpoints.commit, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendInquiry(page);
    await expect(page.getByText(submissionMessages.notSent)).toBeVisible();
    expect(await storedNamed(site.origin, inquiry.name)).toHaveLength(1);
    await page.unroute(endpoints.commit);
    await page.reload();
    await sendInquiry(page);
    await expect(page.getByText(submissionMessages.sent)).toBeVisible();
    expect(await storedNamed(site.origin, inquiry.name)).toHaveLength(1);
  });
});

async function storedNamed(origin: string, name: string) {
  return (await storedDocuments(origin, 'contacts')).filter((stored) => stored.name === name);
}

function browserWords(page: Page, field: string): Promise<string> {
  return page.locator(field).evaluate((element: HTMLInputElement) => element.validationMessage);
}
