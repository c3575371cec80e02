import type { Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { watchShifts } from '#tests/e2e/support/layoutShifts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { publishedPosts } from '#tests/support/pages/prerendered.ts';
import {
  endLoadingScreen,
  newestPost,
  openPage,
  publicPages,
  startApp,
  tagOf,
} from '#tests/support/pages/publicPages.ts';
import { builtScripts, librariesIn } from '#tests/support/servers/builtSite.ts';
import { resetStatistics, statistics } from '#tests/support/servers/embeddedFirebase.ts';

const fontFile = '**/*.woff2';
/** Documents that a visit to the blog reads, so that it follows the database. */
const readsOf: Readonly<Record<string, number>> = {
  [paths.blog]: publishedPosts.length,
  [paths.article(newestPost.id)]: 1,
};
const narrow = { width: 320, height: 640 };
const screens = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** Asserts that no text or control extends beyond the screen and that the page does not scroll sideways. */
async function expectToFit(page: Page): Promise<void> {
  const measure = () =>
    page.evaluate(() => {
      window.scrollTo(1000, 0);
      const visible = [
        ...document.querySelectorAll(
          ':is(main, dialog[open]) :is(h1, h2, h3, p, a), :is(header, dialog[open]) button, footer a',
        ),
      ];
      const tooWide = visible.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
      return {
        scrollWidth: document.documentElement.scrollWidth + window.scrollX,
        tooWide: tooWide.map((element) => element.outerHTML.slice(0, 120)),
      };
    });
  await expect.poll(measure).toEqual({ scrollWidth: narrow.width, tooWide: [] });
}

for (const [name, path, screen, size] of onEveryScreen(Object.entries(publicPages))) {
  test.describe(`${name} on a ${screen}`, () => {
    test.use({ viewport: size, expectedMessages: /ERR_FAILED|preload/ });

    test('does not shift, contacts no other host, reads only the articles it shows, and fits 320 pixels', {
      tag: screen === 'phone' ? tagOf(name) : '@full',
    }, async ({ page, site: { origin } }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const shifts = await watchShifts(page);
      await page.route(fontFile, (route) => route.abort());
      await resetStatistics(origin);
      await page.goto(path);
      await expect(page.getByText(`Loading ${site.name}`)).toBeHidden();
      await startApp(page);
      const reads = async () => (await statistics(origin)).documentsRead;
      const expected = readsOf[path];
      if (expected) await expect.poll(reads).toBe(expected);
      else {
        await page.waitForLoadState('networkidle');
        expect(firebaseIn(requests.map((url) => new URL(url).pathname))).toEqual([]);
        expect(await reads()).toBe(0);
      }
      expect(await shifts()).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);
      await page.setViewportSize(narrow);
      await expectToFit(page);
    });
  });
}

test('the open menu fits on a screen of 320 pixels', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(narrow);
  await openPage(page, publicPages.Home ?? '');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expectToFit(page);
});

test.describe('an unknown URL', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('fits on a screen of 320 pixels', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page);
  });
});

test.describe('nothing shifts when the font loads late', { tag: '@full' }, () => {
  test.use({ expectedMessages: /ERR_FAILED|preload/ });

  for (const [name, path, screen, size] of onEveryScreen(Object.entries(publicPages).slice(0, 5))) {
    test(`on ${name}, on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(size);
      const release = await delayResponse(page, fontFile);
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await hasStandIn(page)).toBe(true);
      await endLoadingScreen(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
    });
  }
});

/** Pages by name and path, each at both widths. */
function onEveryScreen(pages: [name: string, path: string][]) {
  return pages.flatMap(([name, path]) =>
    Object.entries(screens).map(([screen, size]) => [name, path, screen, size] as const),
  );
}

/** Whether a fallback font is installed that is displayed until the site's font has loaded. */
function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    new FontFace('probe', 'local("Arial"), local("Liberation Sans"), local("Arimo Regular"), local("Roboto")')
      .load()
      .then(
        () => true,
        () => false,
      ),
  );
}

/** Which of these URLs belong to Firebase: its endpoints, and built files that contain its code. */
function firebaseIn(paths: readonly string[]): string[] {
  const files = builtScripts().filter((file) =>
    librariesIn([file]).some((name) => ['Firestore', 'Auth', 'reactfire'].includes(name)),
  );
  expect(files).not.toEqual([]);
  return paths.filter((path) => files.includes(path.slice(1)) || /^\/(google\.|v1\/)/.test(path));
}
