import { expect, type Locator, type Page } from '@playwright/test';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

/** A post's row in the grid. */
export function postRow(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });
}

/** The dialog that edits a post. */
export function editDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Edit Post' });
}

/** Opens a post of the list in its dialog. */
export async function openPost(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
}

/** Waits until the browser has stored the typed text. */
export async function waitUntilKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(storedDrafts)).toContain(text);
}

/** Crashes the page. @returns an empty one of the same browser */
export async function crash(page: Page): Promise<Page> {
  await page.goto('chrome://crash').catch(() => undefined);
  return page.context().newPage();
}

/** Runs in the page: the contents of its database of drafts. */
function storedDrafts(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('post-drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const drafts = opening.result.transaction('drafts').objectStore('drafts').getAll();
      drafts.onerror = () => reject(drafts.error);
      drafts.onsuccess = () => resolve(JSON.stringify(drafts.result));
    };
  });
}

/** The stored excerpt. */
export async function excerptOf(origin: string, id: string): Promise<unknown> {
  return (await storedDocuments(origin, 'blogs')).find((post) => post.id === id)?.excerpt;
}

/** Delivers all writes but drops their responses, except for drafts. */
export async function loseAnswers(page: Page): Promise<void> {
  await page.route(endpoints.commit, async (route) => {
    if (route.request().postData()?.includes('/drafts/')) return route.continue();
    await route.fetch();
    await route.abort();
  });
}

/** The dialog that shows what another admin has just saved. */
export function conflictOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'This post was saved elsewhere' });
}

/** A stored post as another admin has just saved it. */
export function editedElsewhere(postId: string, excerpt: string) {
  return aPost({ id: postId, excerpt, updatedAt: new Date() });
}
