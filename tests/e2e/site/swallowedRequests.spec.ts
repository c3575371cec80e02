import type { Page } from '@playwright/test';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { operationTimeoutMs } from '#src/firebase/timeout.ts';
import { paths } from '#src/paths.ts';
import { newestPost, openPost, postRow } from '#tests/e2e/admin/postList.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { fillInquiry, inquiry, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { fillPost } from '#tests/support/pages/postForm.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test.use({
  expectedMessages:
    /A live read failed|No answer within|could not be asked for drafts|Firestore|Failed to load resource/,
});

/** The first of these requests is never answered; the others are. */
async function swallowFirst(page: Page, addresses: string, holds = (_body: string) => true): Promise<void> {
  let isSwallowed = false;
  await page.route(addresses, (route) => {
    if (isSwallowed || !holds(route.request().postData() ?? '')) return route.continue();
    isSwallowed = true;
    return undefined;
  });
}

test('an inquiry whose request got no answer is stored once when it is sent again', async ({
  page,
  site,
}) => {
  test.slow();
  await swallowFirst(page, endpoints.commit);
  await fillInquiry(page, { name: 'Swallowed Sender' });
  await sendInquiry(page);
  await expect(page.getByText(submissionMessages.notSent)).toBeVisible({ timeout: operationTimeoutMs * 2 });
  await sendInquiry(page);
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
  const stored = await storedDocuments(site.origin, 'contacts');
  expect(stored.filter(({ name }) => name === 'Swallowed Sender')).toMatchObject([
    { email: inquiry.email, message: inquiry.message },
  ]);
});

test('a post is saved although the save of its draft got no response', async ({ admin, site }) => {
  await swallowFirst(admin, endpoints.commit, (body) => body.includes('/drafts/'));
  const lost = admin.waitForRequest(endpoints.commit);
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin, { title: 'Behind a lost draft' });
  await lost;
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(postRow(admin, 'Behind a lost draft')).toBeVisible();
  const stored = await storedDocuments(site.origin, 'blogs');
  expect(stored.filter(({ title }) => title === 'Behind a lost draft')).toHaveLength(1);
});

test('the draft of a post reaches the server although its first save got no response', async ({
  admin,
  site,
}) => {
  await swallowFirst(admin, endpoints.commit);
  await admin.goto(`${paths.adminBlog}?post=new`);
  await admin.getByLabel('Title').fill('A draft sent twice');
  await expect
    .poll(async () => JSON.stringify(await storedDocuments(site.origin, 'drafts')))
    .toContain('A draft sent twice');
});

test('a change whose first save got no response is saved once by the next press', async ({ admin, site }) => {
  test.slow();
  await storeDocuments(site.origin, [aPost({ id: 'changed', title: 'To be changed' })]);
  await admin.goto(paths.adminBlog);
  await openPost(admin, 'To be changed');
  await swallowFirst(admin, endpoints.commit, (body) => body.includes('/blogs/'));
  await admin.getByLabel('Excerpt').fill('Saved by the second try');
  const save = admin.getByRole('button', { name: 'Update Post' });
  await save.click();
  await expect(save).toBeEnabled({ timeout: operationTimeoutMs * 2 });
  await save.click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  const stored = await storedDocuments(site.origin, 'blogs');
  expect(stored.find(({ id }) => id === 'changed')).toMatchObject({ excerpt: 'Saved by the second try' });
  expect(await storedDocuments(site.origin, 'versions')).toHaveLength(1);
});

test('the list still shows changes by others after a save got no response', async ({ admin, site }) => {
  await admin.goto(paths.adminBlog);
  await swallowFirst(admin, endpoints.commit);
  const lost = admin.waitForRequest(endpoints.commit);
  await admin.getByRole('button', { name: 'New Post' }).first().click();
  await admin.getByLabel('Title').fill('Lost');
  await lost;
  await storeDocuments(site.origin, [
    aPost({ id: 'elsewhere', title: 'By a colleague', createdAt: new Date() }),
  ]);
  await expect(admin.getByText('By a colleague')).not.toHaveCount(0);
});

test('a list that loses its connection says so, and shows the newest rows once it is back', async ({
  admin,
  site,
}) => {
  await admin.goto(paths.adminBlog);
  await expect(postRow(admin, newestPost.title)).toBeVisible();
  await admin.context().setOffline(true);
  const notice = admin.getByText('Connection lost. This list may be out of date');
  await expect(notice).toBeVisible();
  await storeDocuments(site.origin, [
    aPost({ id: 'elsewhere', title: 'By a colleague', createdAt: new Date() }),
  ]);
  await admin.context().setOffline(false);
  await expect(admin.getByText('By a colleague')).not.toHaveCount(0);
  await expect(notice).toHaveCount(0);
});
