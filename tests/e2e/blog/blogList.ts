import { expect, type Locator, type Page } from '@playwright/test';
import type { SeedDocument } from '#emulator/seed.ts';
import { type Archive, newestFirst, toArchive } from '#src/features/posts/data/archive.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { paths } from '#src/paths.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { aLoadedPost } from '#tests/support/records/aPost.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

/** The search of the blog list. */
export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search articles' });
}

/** The dropdown of the blog list. */
export function categories(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Category' });
}

/** The blog list's status text. */
export function listStatus(page: Page): Locator {
  return page.getByRole('region', { name: 'Articles' }).getByRole('status');
}

/** Titles of the articles in the list, the featured one first. */
export function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading');
}

/** The titles of `postsNumbered(last)`, in order. */
export function titlesNumbered(last: number): string[] {
  return Array.from({ length: last }, (_, index) => `Post ${String(index + 1).padStart(2, '0')}`);
}

/** Opens the list of a blog with only these posts, as if it had been built with them, and waits until it is live. */
export async function openBlogOf(page: Page, origin: string, posts: readonly SeedDocument[]): Promise<void> {
  await clearDocuments(origin);
  await storeDocuments(origin, posts);
  await page.route(`**${staticFiles.archive}`, (route) => route.fulfill({ json: archiveOf(posts) }));
  await openPage(page, origin + paths.blog);
  await page.mouse.wheel(0, 1);
  await expect(titles(page).first()).toHaveText('Post 01');
}

/** What a build writes for these posts. */
function archiveOf(posts: readonly SeedDocument[]): Archive {
  const loaded = posts.map(({ path, fields }) =>
    aLoadedPost({
      ...fields,
      id: path.replace('blogs/', ''),
      createdAt: Number(fields.createdAt),
      updatedAt: null,
    }),
  );
  return toArchive(loaded.sort(newestFirst));
}
