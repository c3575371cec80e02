import type { Page } from '@playwright/test';
import { postMessages } from '#src/features/posts/messages.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { operationTimeoutMs } from '#src/firebase/timeout.ts';
import { paths } from '#src/paths.ts';
import { openPost, postRow } from '#tests/e2e/admin/postList.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { fillInquiry, inquiry, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { fillPost } from '#tests/support/pages/postForm.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test.use({
  expectedMessages: /A live read failed|No response within|Firestore|Failed to (load resource|fetch)/,
});

/**
 * The first of these requests is never answered; the others are.
 * @returns whether it has been sent
 */
async function swallowFirst(page: Page, addresses: string, holds = (_body: string) => true) {
  let isSwallowed = false;
  await page.route(addresses, (route) => {
    if (isSwallowed || !holds(route.request().postData() ?? '')) return route.continue();
    isSwallowed = true;
    return undefined;
  });
  return () => isSwallowed;
}

/** Lets the page's time pass, one deadline after another, until this succeeds. The page's clock must be installed. */
async function passTime(page: Page, until: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(operationTimeoutMs);
    await until();
  }).toPass();
}

const soon = { timeout: 500 };

test('an inquiry whose request got no response is stored once when it is sent again', {
  tag: '@full',
}, async ({ page, site }) => {
  await page.clock.install();
  await swallowFirst(page, endpoints.commit);
  await fillInquiry(page, { name: 'Swallowed Sender' });
  await sendInquiry(page);
  await passTime(page, () => expect(page.getByText(submissionMessages.notSent)).toBeVisible(soon));
  await sendInquiry(page);
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
  const stored = await storedDocuments(site.origin, 'contacts');
  expect(stored.filter(({ name }) => name === 'Swallowed Sender')).toMatchObject([
    { email: inquiry.email, message: inquiry.message },
  ]);
});

test('a post is saved although the save of its draft got no response', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await admin.clock.install();
  const isLost = await swallowFirst(admin, endpoints.commit, (body) => body.includes('/drafts/'));
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin, { title: 'Behind a lost draft' });
  await passTime(admin, () => expect.poll(isLost, soon).toBe(true));
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(postRow(admin, 'Behind a lost draft')).toBeVisible();
  const stored = await storedDocuments(site.origin, 'blogs');
  expect(stored.filter(({ title }) => title === 'Behind a lost draft')).toHaveLength(1);
});

test('the draft of a post reaches the server although its first save got no response', {
  tag: '@full',
}, async ({ admin, site }) => {
  await admin.clock.install();
  await swallowFirst(admin, endpoints.commit);
  await admin.goto(`${paths.adminBlog}?post=new`);
  await admin.getByLabel('Title').fill('A draft sent twice');
  await passTime(admin, async () => {
    expect(JSON.stringify(await storedDocuments(site.origin, 'drafts'))).toContain('A draft sent twice');
  });
});

test('a change whose first save got no response is saved once by the next click', {
  tag: '@full',
}, async ({ admin, site }) => {
  await admin.clock.install();
  await storeDocuments(site.origin, [aPost({ id: 'changed', title: 'To be changed' })]);
  await admin.goto(paths.adminBlog);
  await openPost(admin, 'To be changed');
  const isLost = await swallowFirst(admin, endpoints.commit, (body) => body.includes('/blogs/'));
  await admin.getByLabel('Excerpt').fill('Saved by the second try');
  const save = admin.getByRole('button', { name: 'Update Post' });
  await save.click();
  await expect.poll(isLost).toBe(true);
  await passTime(admin, () => expect(save).toBeEnabled(soon));
  await save.click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  const stored = await storedDocuments(site.origin, 'blogs');
  expect(stored.find(({ id }) => id === 'changed')).toMatchObject({ excerpt: 'Saved by the second try' });
  expect(await storedDocuments(site.origin, 'versions')).toHaveLength(1);
});

test('the list still shows changes by others after a save got no response', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  await admin.clock.install();
  await admin.goto(paths.adminBlog);
  const isLost = await swallowFirst(admin, endpoints.commit);
  await admin.getByRole('button', { name: 'New Post' }).first().click();
  await admin.getByLabel('Title').fill('Lost');
  await passTime(admin, () => expect.poll(isLost, soon).toBe(true));
  await storeDocuments(site.origin, [
    aPost({ id: 'elsewhere', title: 'By a colleague', createdAt: new Date() }),
  ]);
  await expect(admin.getByText('By a colleague')).not.toHaveCount(0);
});

test('a list that loses its connection shows a notice, shows no rows of another filter, and shows the newest rows once it reconnects', {
  tag: '@full',
}, async ({ admin, site }) => {
  await admin.clock.install();
  await admin.goto(paths.adminBlog);
  await expect(postRow(admin, newestPost.title)).toBeVisible();
  await admin.context().setOffline(true);
  const notice = admin.getByText('Connection lost. What you see may be out of date.');
  await passTime(admin, () => expect(notice).toBeVisible(soon));
  await admin.getByLabel('Status').selectOption('Draft');
  await passTime(admin, () => expect(admin.getByText(postMessages.list).first()).toBeVisible(soon));
  await expect(postRow(admin, newestPost.title)).toHaveCount(0);
  await storeDocuments(site.origin, [
    aPost({ id: 'elsewhere', title: 'By a colleague', createdAt: new Date(), published: false }),
  ]);
  await admin.context().setOffline(false);
  await expect(admin.getByText('By a colleague')).not.toHaveCount(0);
  await expect(notice).toHaveCount(0);
});
