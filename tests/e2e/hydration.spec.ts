import type { Page } from '@playwright/test';
import { startDevelopmentSite } from '#tests/support/developmentSite.ts';
import { hold } from '#tests/support/hold.ts';
import { publicPaths } from '#tests/support/prerendered.ts';
import type { SiteServer } from '#tests/support/siteServer.ts';
import { test as base, expect } from '#tests/support/test.ts';

type Sites = { developmentSite: SiteServer };

const test = base.extend<object, Sites>({
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startDevelopmentSite();
      await use(site);
      await site.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Every static page and one article: all articles are drawn by the same code. */
const pages = publicPaths.slice(0, 10);

const schemes = ['light', 'dark'] as const;

/** What must be on a page exactly once, before, while and after it comes to life. */
const singles = {
  headline: 'h1',
  navigation: '#root > header',
  footer: 'footer',
  title: 'head > title',
  description: 'head > meta[name="description"]',
  canonical: 'head > link[rel="canonical"]',
};

/** Counts of all that must be there once; a name with another count than 1 fails the comparison. */
function countSingles(page: Page): Promise<Record<string, number>> {
  return page.evaluate(
    (selectors) =>
      Object.fromEntries(
        Object.entries(selectors).map(([name, selector]) => [
          name,
          document.querySelectorAll(selector).length,
        ]),
      ),
    singles,
  );
}

const once = Object.fromEntries(Object.keys(singles).map((name) => [name, 1]));

/** The switch of the colours is named after what it does as soon as the page is alive. */
async function comeToLife(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.getByRole('button', { name: /^Switch to (light|dark) colours$/ })).toBeAttached();
}

for (const scheme of schemes) {
  test.describe(`with ${scheme} colours`, () => {
    test.use({ colorScheme: scheme });

    test('no page says anything on the console when development React takes it over', async ({
      page,
      developmentSite,
    }) => {
      test.slow();
      for (const path of pages) {
        await page.goto(developmentSite.origin + path);
        await comeToLife(page);
        expect(await countSingles(page), path).toEqual(once);
      }
    });

    test('no page says anything on the console when it comes to life, nor is anything on it twice', async ({
      page,
    }) => {
      for (const path of pages) {
        await page.goto(path);
        expect(await countSingles(page), path).toEqual(once);
        await comeToLife(page);
        expect(await countSingles(page), path).toEqual(once);
      }
    });
  });
}

test.describe('a page that differs from what the browser would draw', () => {
  test.use({ expectedMessages: /hydrat/i });

  test('is reported by the development build, or the tests above would prove nothing', async ({
    page,
    developmentSite,
    consoleMessages,
  }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('What should change?', 'What should stay?');
      await route.fulfill({ response, body });
    });
    await page.goto(`${developmentSite.origin}/contact`);
    await comeToLife(page);
    await expect.poll(() => consoleMessages.join('\n')).toMatch(/hydrat/i);
  });
});

test('two pages on, there is still one title, one description and one canonical address', async ({
  page,
}) => {
  for (const [first, ...others] of [
    ['/', 'About', 'Portfolio'],
    ['/portfolio', 'Services', 'Blog'],
    ['/blog', 'Contact', 'Home'],
  ] as const) {
    await page.goto(first);
    await comeToLife(page);
    for (const name of others) {
      const before = await page.title();
      await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name }).click();
      await expect.poll(() => page.title()).not.toBe(before);
      await expect.poll(() => countSingles(page)).toEqual(once);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname);
    }
  }
});

test('home, about and services never download the code of their page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  for (const path of ['/', '/about', '/services']) {
    await page.goto(path);
    await comeToLife(page);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.filter((path) => path.includes('core-'))).not.toEqual([]);
  expect(scripts.filter((path) => /(?:Page|SiteFooter)-[^/]*\.js$/.test(path))).toEqual([]);
});

test('a page that is never idle still comes to life at the first move of the pointer, and not before', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const core = () => scripts.filter((path) => path.includes('core-'));
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(core()).toEqual([]);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(core).not.toEqual([]);
  await expect(page.getByRole('button', { name: /^Switch to/ })).toBeAttached();
});

test('the app is asked for after the first paint, and all its parts at once though they run one by one', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/');
  await expect.poll(() => askedFor(page, /\/(?:theme|core)-/)).toHaveLength(2);
  const [paint] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  );
  release();
  await comeToLife(page);
  const parts = await askedFor(page, /\/(?:react|theme|core)-/);
  expect(parts).toHaveLength(3);
  expect(parts.every(({ at }) => at > (paint ?? Infinity))).toBe(true);
});

/** Scripts the page has asked for, and when. */
function askedFor(page: Page, name: RegExp): Promise<{ name: string; at: number }[]> {
  return page.evaluate(
    (pattern) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
        .filter(({ href }) => new RegExp(pattern).test(href))
        .map(({ href }) => ({
          name: href,
          at: performance.getEntriesByName(href)[0]?.startTime ?? Infinity,
        })),
    name.source,
  );
}
