import type { Locator, Page } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { saveMessages } from '#src/admin/posts/editor/messages.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { paths } from '#src/paths.ts';
import {
  conflictOf,
  crash,
  editDialog,
  editedElsewhere,
  excerptOf,
  loseAnswers,
  postRow,
} from '#tests/e2e/admin/postList.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { fillPost, newPost } from '#tests/support/pages/postForm.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { aVersion } from '#tests/support/records/aVersion.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const { id } = newestPost;

test.describe('with failures', () => {
  test.use({
    expectedMessages:
      /Failed to (load resource|(create|update) blog post)|Couldn't load earlier versions|Firestore/,
  });

  test('a failed save keeps the dialog open with its text, says why, and stores once when retried', {
    tag: '@full',
  }, async ({ admin, site }) => {
    await admin.goto(`${paths.adminBlog}?post=new`);
    await fillPost(admin);
    await loseAnswers(admin);
    await admin.getByRole('button', { name: 'Create Post' }).click();
    await expect(failure(admin, postMessages.create)).toContainText(saveMessages.textKept);
    await expect(admin.getByLabel('Title')).toHaveValue(newPost.title);
    await admin.unroute(endpoints.commit);
    await admin.getByLabel('Title').fill('Sent again, with a better title');
    await admin.getByRole('button', { name: 'Create Post' }).click();
    await expect(postRow(admin, 'Sent again, with a better title')).toBeVisible();
    const stored = await storedDocuments(site.origin, 'blogs');
    expect(stored.filter(({ excerpt }) => excerpt === newPost.excerpt)).toHaveLength(1);
  });

  test('a new post whose response was lost, and which was edited elsewhere, is not overwritten without asking', {
    tag: '@full',
  }, async ({ admin: page, site }) => {
    await page.goto(`${paths.adminBlog}?post=new`);
    await fillPost(page);
    await loseAnswers(page);
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(failure(page, postMessages.create)).toBeVisible();
    const reopened = await crash(page);
    const stored = (await storedDocuments(site.origin, 'blogs')).find((post) => post.title === newPost.title);
    const before = aVersion(stored?.id ?? '');
    const post = { ...Object(before.fields.post), saveId: stored?.saveId };
    await storeDocuments(site.origin, [
      { ...before, fields: { ...before.fields, post } },
      editedElsewhere(stored?.id ?? '', 'Edited elsewhere.'),
    ]);

    await reopened.goto(paths.adminBlog);
    await reopened.getByRole('button', { name: 'Continue Writing' }).click();
    await expect(reopened.getByLabel('Title')).toHaveValue(newPost.title);
    await reopened.getByRole('button', { name: 'Create Post' }).click();
    await expect(conflictOf(reopened)).toContainText('Edited');
    expect(await excerptOf(site.origin, stored?.id ?? '')).toBe('Edited elsewhere.');
    await conflictOf(reopened).getByRole('button', { name: 'Overwrite with My Version' }).click();
    await expect(reopened.getByRole('dialog')).toBeHidden();
    expect(await excerptOf(site.origin, stored?.id ?? '')).toBe(newPost.excerpt);
  });

  test('a save that fails after the admin has left the admin area shows an error, and its text is offered back', {
    tag: '@full',
  }, async ({ admin: page }) => {
    await page.goto(`${paths.adminBlog}?post=${id}`);
    await page.getByLabel('Excerpt').fill('Left behind.');
    const release = await delayResponse(page, endpoints.commit, 'fail');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(paths.adminBlog);
    await other.getByRole('button', { name: 'Logout' }).click();
    await other.getByRole('button', { name: 'Keep Drafts' }).click();
    await page.getByRole('button', { name: 'Leave the Admin Area' }).click();
    await expect(editDialog(page)).toBeHidden();
    release();
    await expect(failure(page, postMessages.update)).toContainText(saveMessages.textKept);
    await signIn(page, demoAdmin);
    await page.goto(paths.adminBlog);
    await expect(page.getByText('Autosaved draft of')).toBeVisible();
  });
});

function failure(page: Page, message: string): Locator {
  return page.getByRole('alert').filter({ hasText: message });
}
