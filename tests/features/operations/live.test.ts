import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { appInBrowser } from './appSite.ts';

const openApp = appInBrowser();

const newer = aPost({
  id: 'newer',
  title: 'Newer',
  category: 'SEO',
  createdAt: new Date('2024-07-03T12:00:00Z'),
});

/** Waits until the read of this number shows the line. */
async function untilShown(page: Page, line: string, number = 0): Promise<void> {
  const output = page.locator('output').nth(number);
  await expect.poll(() => output.textContent()).toBe(line);
}

/** Every line the first read has shown. */
async function shownSoFar(page: Page): Promise<string[]> {
  return ((await page.locator('pre').first().textContent()) ?? '').split('\n');
}

it('a live list shows that it is loading, the rows from the server and every change, and keeps them while the next rows load', async () => {
  const { site, page } = await openApp('visitor');
  await page.evaluate(() => app.showLive({ list: 'all' }));
  await untilShown(page, 'success: Live');
  await storeDocuments(site.origin, [newer]);
  await untilShown(page, 'success: Newer, Live');
  await page.evaluate(() => app.showLive({ list: 'SEO' }));
  await untilShown(page, 'success: Newer');
  expect(await shownSoFar(page)).toEqual([
    'loading: nothing',
    'success: Live',
    'success: Newer, Live',
    'loading: Newer, Live',
    'success: Newer',
  ]);
});

it('a live list is read once for any number of components and renders', async () => {
  const { site, page } = await openApp('visitor');
  await page.evaluate(() => app.showLive({ list: 'all' }, { list: 'all' }));
  await untilShown(page, 'success: Live', 1);
  await page.evaluate(() => app.showLive());
  await page.evaluate(() => app.showLive({ list: 'all' }));
  await untilShown(page, 'success: Live');
  // The official emulator does not count reads.
  if (site.firebase) expect(site.firebase.stats().documentsRead).toBe(1);
});

it('a live list is never mistaken for the few posts read before, even while offline, and keeps its rows when the network is lost', async () => {
  const { site, page } = await openApp('visitor');
  await storeDocuments(site.origin, [newer]);
  await page.evaluate(() => app.showLive({ post: 'live' }));
  await untilShown(page, 'success: Live');
  await page.context().setOffline(true);
  await page.evaluate(() => app.showLive({ list: 'all' }));
  await untilShown(page, 'loading: nothing');
  await page.context().setOffline(false);
  await untilShown(page, 'success: Newer, Live');
  expect(await shownSoFar(page)).not.toContain('success: Live');
  await page.context().setOffline(true);
  await page.evaluate(() => app.showLive({ list: 'SEO' }, { list: 'all' }));
  await untilShown(page, 'success: Newer, Live', 1);
});

it('a live list treats an unreachable server as a failure, not as an empty list, and recovers when back online', async () => {
  const { page } = await openApp('visitor');
  await page.context().setOffline(true);
  await page.clock.install();
  await page.evaluate(() => app.showLive({ list: 'all' }));
  await untilShown(page, 'loading: nothing');
  await page.clock.runFor(10_000);
  await untilShown(page, 'error: nothing');
  await page.context().setOffline(false);
  await page.clock.runFor(60_000);
  await untilShown(page, 'success: Live');
});

it('a live list that cannot be read offline keeps the earlier rows, keeps loading, and says why', async () => {
  const { site, page } = await openApp('visitor');
  await storeDocuments(site.origin, [newer]);
  await page.evaluate(() => app.showLive({ list: 'all' }));
  await untilShown(page, 'success: Newer, Live');
  await page.context().setOffline(true);
  await page.clock.install();
  await page.evaluate(() => app.showLive({ list: 'SEO' }));
  await untilShown(page, 'loading: Newer, Live');
  await page.clock.runFor(10_000);
  await untilShown(page, 'loading: Newer, Live (The server cannot be reached)');
  await page.context().setOffline(false);
  await page.clock.runFor(60_000);
  await untilShown(page, 'success: Newer');
});

it('a refused read is repeated by the next session; until then it takes the rows off the screen and keeps text typed below them', async () => {
  const { page } = await openApp('visitor');
  const signIn = () => page.evaluate(({ email, password }) => app.signIn(email, password), demoAdmin);
  await page.evaluate(() => app.showLive({ post: 'draft' }));
  await untilShown(page, 'error: Blog post not found');
  await signIn();
  await untilShown(page, 'success: Draft');
  await page.evaluate(() => app.showLive({ admin: true }));
  await untilShown(page, 'success: Live, Draft');
  await page.getByLabel('Typed').fill('Half a sentence');
  for (const _ of ['out and in', 'out and in again']) {
    await page.evaluate(() => app.signOut());
    await untilShown(page, 'loading: nothing');
    await signIn();
    await untilShown(page, 'success: Live, Draft');
  }
  expect(await page.getByLabel('Typed').inputValue()).toBe('Half a sentence');
});

it('a refused read is repeated when the page becomes visible again, and every minute', async () => {
  const { site, page } = await openApp('visitor');
  const store = (published: boolean) =>
    storeDocuments(site.origin, [aPost({ id: 'draft', title: 'Draft', published })]);
  await page.evaluate(() => app.showLive({ post: 'draft' }));
  await untilShown(page, 'error: Blog post not found');
  await store(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await untilShown(page, 'success: Draft');
  await page.clock.install();
  await store(false);
  await untilShown(page, 'error: Blog post not found');
  await store(true);
  await page.clock.runFor(60_000);
  await untilShown(page, 'success: Draft');
});

it('a live list that is no longer on the screen costs no reads after a minute, and continues when it is shown again', async () => {
  const { site, page } = await openApp('visitor');
  await page.evaluate(() => app.showLive({ list: 'all' }));
  await untilShown(page, 'success: Live');
  await page.clock.install();
  await page.evaluate(() => app.showLive());
  await page.clock.runFor(50_000);
  // Google's emulator does not count.
  if (site.firebase) expect(site.firebase.stats().openTargets).toBe(1);
  await page.clock.runFor(10_000);
  if (site.firebase) await expect.poll(() => site.firebase?.stats().openTargets).toBe(0);
  await storeDocuments(site.origin, [newer]);
  await page.evaluate(() => app.showLive({ list: 'all' }));
  await untilShown(page, 'success: Newer, Live');
  expect(await shownSoFar(page)).toEqual(['success: Live', 'loading: Live', 'success: Newer, Live']);
});
