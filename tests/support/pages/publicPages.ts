import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { staticPages } from './staticPages.ts';

const [newest] = samplePosts;
if (!newest) throw new Error('There is no sample post to open.');

/** The newest sample post, which is prerendered. */
export const newestPost = newest;

/** The public pages by name, with the newest article. */
export const publicPages: Readonly<Record<string, string>> = {
  ...staticPages,
  Article: paths.article(newestPost.id),
};

/** Tests of every page run for Home and Article; those of the others are `@full`. */
export function tagOf(page: string): '@full' | [] {
  return ['Home', 'Article'].includes(page) ? [] : '@full';
}

/** Before the first paint, a page ignores pointer and key events. */
export function isPainted(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Whether React has hydrated this part of a page. */
export function isHydrated(part: Locator): Promise<boolean> {
  return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
}

/** Opens a public page, skips its loading screen and starts its app. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  // A late font may move what is measured.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await endLoadingScreen(page);
  await startApp(page);
  return response;
}

/** Moves the pointer over a page and waits until its app runs, which labels the color scheme switch. */
export async function startApp(page: Page): Promise<void> {
  let moves = 0;
  await expect(async () => {
    moves += 1;
    await page.mouse.move(moves % 2, 0);
    const toggle = page.getByRole('button', { name: /^Switch to (light|dark) mode$/ });
    await expect(toggle).toBeAttached({ timeout: 1000 });
  }).toPass();
}

/** Skips the second for which the loading screen covers the page. */
export async function endLoadingScreen(page: Page): Promise<void> {
  await page.getByText(`Loading ${site.name}`).evaluate((text) => {
    for (const animation of text.closest('[role=status]')?.getAnimations() ?? []) animation.finish();
  });
}
