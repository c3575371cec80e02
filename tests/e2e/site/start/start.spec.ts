import type { Page } from '@playwright/test';
import { app, entry } from '#scripts/build/buildManifest.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilIdle } from '#tests/e2e/support/untilIdle.ts';
import { isHydrated, isPainted, newestPost, publicPages, tagOf } from '#tests/support/pages/publicPages.ts';
import { scriptsOf } from '#tests/support/servers/builtSite.ts';

const entryFiles = scriptsOf([entry]).map((file) => `/${file}`);

/** Makes the browser report this network connection. */
async function onNetwork(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

const savingData = { saveData: true, effectiveType: '4g' };

/** Records the scripts a page requests. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** Waits until the page has loaded all that it loads without a visitor, and asserts that the app has not started. */
async function leaveAlone(page: Page): Promise<void> {
  await expect.poll(() => isPainted(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
  expect(await isHydrated(page.locator('#root'))).toBe(false);
}

const picturePages: readonly string[] = [paths.home, paths.portfolio, paths.blog, paths.testimonials];

/** Compressed kB a page may download before the first interaction, everything included. */
function budgetOf(path: string): number {
  return picturePages.includes(path) ? 65 : 50;
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

  for (const [name, path] of Object.entries(publicPages)) {
    test(`${name} loads at most ${budgetOf(path)} kB and none of the app before the first interaction, with data saving on`, {
      tag: tagOf(name),
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

  const signsOfUse: Record<string, (page: Page) => Promise<unknown>> = {
    'a tap': (page) => page.getByRole('heading', { level: 1 }).tap(),
    'a move of the pointer': (page) => page.mouse.move(300, 300),
    'a key': (page) => page.keyboard.press('Shift'),
    focus: (page) => page.getByRole('main').getByRole('link', { name: 'Get Started' }).focus(),
    'a scroll': (page) => page.evaluate(() => window.scrollBy(0, 200)),
  };

  for (const [name, give] of Object.entries(signsOfUse)) {
    test(`${name} starts the app`, { tag: '@full' }, async ({ page }) => {
      await onNetwork(page, savingData);
      await page.goto(paths.home);
      await leaveAlone(page);
      await give(page);
      await expect.poll(() => isHydrated(page.locator('#root'))).toBe(true);
    });
  }
});

test('Home loads no more on a desktop, where more of its images are in view', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await onNetwork(page, savingData);
  await page.goto(paths.home);
  await leaveAlone(page);
  expect((await transferred(page)) / 1000).toBeLessThanOrEqual(budgetOf(paths.home));
});

test('on a slow network a page loads none of the app before the first interaction', { tag: '@full' }, async ({
  page,
}) => {
  await onNetwork(page, { saveData: false, effectiveType: '3g' });
  const scripts = watchScripts(page);
  await page.goto(paths.home);
  await leaveAlone(page);
  expect(scripts).toEqual(entryFiles);
});

test('on a fast network the app’s files load after the page is painted, and run only when the page is used', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await notePaint(page);
  await page.goto(paths.contact);
  const files = [app, 'react-dom', 'src/pages/ContactPage.tsx'].map(
    (module) => `/${scriptsOf([module]).at(-1)}`,
  );
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(files));
  await leaveAlone(page);
  const times = await page.evaluate(
    (file) => ({
      painted: Reflect.get(window, 'paintedAt') as number | undefined,
      asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith(file))?.startTime,
    }),
    files[0] ?? '',
  );
  expect(times.asked).toBeGreaterThan(times.painted ?? Number.POSITIVE_INFINITY);
  await page.mouse.move(300, 300);
  await expect.poll(() => isHydrated(page.locator('#root'))).toBe(true);
});

/** Notes when the browser reports that it has painted content, before the page's own scripts are told. */
async function notePaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      Object.assign(window, { paintedAt: performance.now() });
    }).observe({ type: 'paint', buffered: true });
  });
}

for (const [when, connection] of Object.entries({
  'fetched ahead': {},
  'fetched on the first interaction': savingData,
})) {
  test(`the app’s files run one at a time when ${when}, so that a click is handled in between`, {
    tag: '@full',
  }, async ({ page }) => {
    await onNetwork(page, { saveData: false, effectiveType: '4g', ...connection });
    await noteTurns(page);
    await page.goto(paths.home);
    await leaveAlone(page);
    await page.mouse.move(300, 300);
    await expect.poll(() => isHydrated(page.locator('#root'))).toBe(true);
    const turns = await page.evaluate(() => Reflect.get(window, 'turns') as number[]);
    expect(turns.length).toBeGreaterThan(5);
    expect(turns).toEqual([...new Set(turns)]);
  });
}

/** Records the task in which each file of the app runs; files in the same task get the same number. */
async function noteTurns(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { turn: 0, turns: [] }));
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()};turns.push(turn);queueMicrotask(() => { turn += 1; });`;
    await route.fulfill({ response, body });
  });
}

const usesBeforePaint: Record<string, (page: Page) => Promise<unknown>> = {
  'a field that was focused': (page) => page.getByRole('textbox', { name: 'Name' }).focus(),
  'a button that was pressed': (page) =>
    page.getByRole('button', { name: 'Send Message' }).dispatchEvent('click'),
};

for (const [name, use] of Object.entries(usesBeforePaint)) {
  test(`${name} before the first paint starts the app`, { tag: '@full' }, async ({ page }) => {
    await page.route('/blocking.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const paint = await delayResponse(page, '/blocking.js');
    await page.route(paths.contact, async (route) => {
      const response = await route.fetch();
      const blocking = '<head><script async blocking="render" src="/blocking.js"></script>';
      await route.fulfill({ response, body: (await response.text()).replace('<head>', blocking) });
    });
    await page.goto(paths.contact, { waitUntil: 'domcontentloaded' });
    await use(page);
    expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([]);
    paint();
    await expect.poll(() => isHydrated(page.locator('#root'))).toBe(true);
  });
}

const reasonsToStart: Record<string, (page: Page) => Promise<unknown>> = {
  'a filter in the URL': (page) => page.goto(`${paths.blog}?q=chair`),
  'the login page': (page) => page.goto(paths.login),
  'an inquiry begun earlier': async (page) => {
    await page.goto(paths.contact);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
    await page.reload();
  },
};

for (const [name, open] of Object.entries(reasonsToStart)) {
  test(`${name} starts the app immediately`, { tag: '@full' }, async ({ page }) => {
    await onNetwork(page, savingData);
    await open(page);
    await expect.poll(() => isHydrated(page.locator('#root'))).toBe(true);
  });
}

for (const [name, path] of [
  ['Home', paths.home],
  ['the blog', paths.blog],
  ['an article', paths.article(newestPost.id)],
] as const) {
  test(`${name} stays as it was sent for a visitor who only reads`, { tag: '@full' }, async ({ page }) => {
    // The pointer then rests over the page, as after a link was pressed.
    await page.goto(paths.termsOfService);
    await page.mouse.move(300, 300);
    await page.clock.install();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(60_000);
    expect(await isHydrated(page.locator('#root'))).toBe(false);
  });
}
