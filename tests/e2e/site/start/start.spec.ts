import type { Page } from '@playwright/test';
import { entry } from '#scripts/build/buildManifest.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectNothingHappens } from '#tests/support/expectNothingHappens.ts';
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

/** Leaves the page alone for longer than it works by itself once it has loaded; it must not start. */
async function leaveAlone(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await expectNothingHappens(1500, () => isHydrated(page))).toBe(false);
}

/** Whether React has hydrated the page. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Compressed kB a page may download before its first use, everything included; pages full of pictures more. */
function budgetOf(path: string): number {
  return path === paths.portfolio || path === paths.blog ? 65 : 50;
}

/** Bytes of the document and all its requests, compressed, with headers. */
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
    test(`${name} loads at most ${budgetOf(path)} kB and none of the app before its first use, with data saving on`, {
      tag: ['Home', 'Contact', 'Blog'].includes(name) ? [] : '@full',
    }, async ({ page }) => {
      await onNetwork(page, savingData);
      const scripts = watchScripts(page);
      await page.goto(path);
      await leaveAlone(page);
      expect(scripts).toEqual(entryFiles);
      const bytes = await transferred(page);
      expect(bytes / 1000).toBeGreaterThan(15);
      expect(bytes / 1000).toBeLessThanOrEqual(budgetOf(path));
    });
  }
});

test('Home loads no more on a desktop, where more of its pictures are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await onNetwork(page, savingData);
  await page.goto(paths.home);
  await leaveAlone(page);
  expect((await transferred(page)) / 1000).toBeLessThanOrEqual(budgetOf(paths.home));
});

test('on a slow network a page loads none of the app before its first use', { tag: '@full' }, async ({
  page,
}) => {
  await onNetwork(page, { saveData: false, effectiveType: '3g' });
  const scripts = watchScripts(page);
  await page.goto(paths.home);
  await leaveAlone(page);
  expect(scripts).toEqual(entryFiles);
});

test('on a fast network the app loads after the page is painted, and hydrates it without any use', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto(paths.contact);
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(scripts.filter((script) => /\/(?:app|ContactPage)-/.test(script))).toHaveLength(2);
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance.getEntriesByType('resource').find(({ name }) => /\/app-[^/]*\.js$/.test(name))
      ?.startTime,
  }));
  expect(times.asked).toBeGreaterThan(times.painted ?? Number.POSITIVE_INFINITY);
});

for (const [when, connection] of Object.entries({ 'ahead of it': {}, 'at the first use': savingData })) {
  test(`the files of the app run one at a time ${when}, so that a press is handled in between`, async ({
    page,
  }) => {
    await onNetwork(page, { saveData: false, effectiveType: '4g', ...connection });
    await noteTurns(page);
    await page.goto(paths.home);
    if (when === 'at the first use') {
      await leaveAlone(page);
      await page.mouse.move(300, 300);
    }
    await expect.poll(() => isHydrated(page)).toBe(true);
    const turns = await page.evaluate(() => Reflect.get(window, 'turns') as number[]);
    expect(turns.length).toBeGreaterThan(5);
    expect(turns).toEqual([...new Set(turns)]);
  });
}

/** Lets each file of the app note the turn in which it ran: two that run in one go have the same number. */
async function noteTurns(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { turn: 0, turns: [] }));
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()};turns.push(turn);queueMicrotask(() => { turn += 1; });`;
    await route.fulfill({ response, body });
  });
}

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
    await leaveAlone(page);
    await give(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
}

test('the sign-in page shows its focused field, starts the app with the first key and keeps that key', {
  tag: '@full',
}, async ({ page }) => {
  await onNetwork(page, savingData);
  await page.goto(paths.login);
  await leaveAlone(page);
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
    await leaveAlone(page);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test('a finger on the screen fetches the app, which runs once it is lifted', async ({ page }) => {
    await onNetwork(page, savingData);
    const scripts = watchScripts(page);
    await page.goto(paths.portfolio);
    await leaveAlone(page);
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: 200, y: 400 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect.poll(() => scripts.filter((script) => script.includes('/react-dom-'))).toHaveLength(1);
    expect(await expectNothingHappens(1000, () => isHydrated(page))).toBe(false);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});

for (const [name, path] of [
  ['the blog', paths.blog],
  ['an article', paths.article(newestPost.id)],
] as const) {
  test(`${name} also updates live for a visitor who only reads, after ten seconds`, async ({ page }) => {
    await onNetwork(page, savingData);
    await page.clock.install();
    // The clock is stopped: loading the page takes none of the ten seconds.
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

test('a page without live data stays static for a visitor who only reads', { tag: '@full' }, async ({
  page,
}) => {
  await onNetwork(page, savingData);
  await page.clock.install();
  await page.goto(paths.home);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(60_000);
  expect(await isHydrated(page)).toBe(false);
});
