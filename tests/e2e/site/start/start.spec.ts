import type { Page } from '@playwright/test';
import { entry } from '#scripts/build/buildManifest.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { newestPost, publicPages } from '#tests/support/pages/publicPages.ts';
import { scriptsOf } from '#tests/support/servers/builtSite.ts';

const entryFiles = scriptsOf([entry]).map((file) => `/${file}`);

/** Lets the browser say that its network is such. */
async function onNetwork(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

const savingData = { saveData: true, effectiveType: '4g' };

/** Notes the scripts a page asks for. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** Long enough for whatever a page does by itself once it has loaded. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

/** Whether React has taken over the page. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Compressed kB a page may download before its first use, everything included; pages full of pictures more. */
function budgetOf(path: string): number {
  return path === paths.portfolio || path === paths.blog ? 65 : 50;
}

/** Bytes of the document and of all it has asked for, compressed, with headers. */
function transferred(page: Page): Promise<number> {
  return page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const [name, path] of Object.entries({ ...publicPages, 'The sign-in page': paths.login })) {
    test(`${name} costs at most ${budgetOf(path)} kB and nothing of the app before its first use, where data is to be saved`, {
      tag: ['Home', 'Contact', 'Blog'].includes(name) ? [] : '@full',
    }, async ({ page }) => {
      await onNetwork(page, savingData);
      const scripts = watchScripts(page);
      await page.goto(path);
      await rest(page);
      expect(scripts).toEqual(entryFiles);
      const bytes = await transferred(page);
      expect(bytes / 1000).toBeGreaterThan(15);
      expect(bytes / 1000).toBeLessThanOrEqual(budgetOf(path));
    });
  }
});

test('Home costs no more on a desktop, where more of its pictures are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await onNetwork(page, savingData);
  await page.goto(paths.home);
  await rest(page);
  expect((await transferred(page)) / 1000).toBeLessThanOrEqual(budgetOf(paths.home));
});

test('on a slow network a page fetches nothing of the app before its first use', { tag: '@full' }, async ({
  page,
}) => {
  await onNetwork(page, { saveData: false, effectiveType: '3g' });
  const scripts = watchScripts(page);
  await page.goto(paths.home);
  await rest(page);
  expect(scripts).toEqual(entryFiles);
});

test('on a fast network the files of the app are fetched once the page has been painted and is idle, and nothing of them runs', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto(paths.contact);
  const ofPage = () => scripts.filter((script) => /\/(?:app|ContactPage)-/.test(script));
  await expect.poll(ofPage).toHaveLength(2);
  await rest(page);
  expect(ofPage()).toHaveLength(2);
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance.getEntriesByType('resource').find(({ name }) => /\/app-[^/]*\.js$/.test(name))
      ?.startTime,
  }));
  expect(times.asked).toBeGreaterThan(times.painted ?? Number.POSITIVE_INFINITY);
  expect(await isHydrated(page)).toBe(false);
  const before = scripts.length;
  await page.mouse.move(300, 300);
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(scripts.slice(before).filter((script) => /\/(?:app|ContactPage)-/.test(script))).toEqual([]);
});

const signsOfUse: Record<string, (page: Page) => Promise<unknown>> = {
  'a move of the pointer': (page) => page.mouse.move(300, 300),
  'a key': (page) => page.keyboard.press('Shift'),
  'the focus': (page) => page.getByRole('link', { name: 'Get Started' }).first().focus(),
  'a scroll': (page) => page.evaluate(() => window.scrollBy(0, 200)),
  'the return to its tab': (page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
};

for (const [name, give] of Object.entries(signsOfUse)) {
  test(`${name} starts the app`, { tag: '@full' }, async ({ page }) => {
    await onNetwork(page, savingData);
    await page.goto(paths.home);
    await rest(page);
    expect(await isHydrated(page)).toBe(false);
    await give(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
}

test('the sign-in page, whose field has the focus from the beginning, shows it, starts with the first key and keeps it', {
  tag: '@full',
}, async ({ page }) => {
  await onNetwork(page, savingData);
  await page.goto(paths.login);
  await rest(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email.locator('..')).toHaveCSS('outline-style', 'solid');
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('a');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.keyboard.press('b');
  await expect(email).toHaveValue('ab');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap starts the app', async ({ page }) => {
    await onNetwork(page, savingData);
    await page.goto(paths.home);
    await rest(page);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});

for (const [name, path] of [
  ['the blog', paths.blog],
  ['an article', paths.article(newestPost.id)],
] as const) {
  test(`${name} also follows the database for somebody who only reads, after ten seconds`, async ({
    page,
  }) => {
    await onNetwork(page, savingData);
    await page.clock.install();
    // It stands still: loading the page takes none of the ten seconds.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(9000);
    expect(await isHydrated(page)).toBe(false);
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
}

test('a page without live data stays as it was sent for somebody who only reads', { tag: '@full' }, async ({
  page,
}) => {
  await onNetwork(page, savingData);
  await page.clock.install();
  await page.goto(paths.home);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(60_000);
  expect(await isHydrated(page)).toBe(false);
});
