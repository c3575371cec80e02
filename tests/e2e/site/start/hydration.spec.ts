import type { Page } from '@playwright/test';
import { contact } from '#src/content/contact.ts';
import { testWithDevelopmentSite } from '#tests/e2e/site/developmentSite.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { publicPaths } from '#tests/support/pages/prerendered.ts';
import { startApp } from '#tests/support/pages/publicPages.ts';

const test = testWithDevelopmentSite();

/** Every static page and one article: the same code renders all articles. */
const pages = publicPaths.slice(0, 10);

const schemes = ['light', 'dark'] as const;

/** What must be on a page exactly once after hydration; tests of the build count it before. */
const singles = {
  headline: 'h1',
  navigation: '#root > header',
  footer: 'footer',
  title: 'head > title',
  description: 'head > meta[name="description"]',
  canonical: 'head > link[rel="canonical"]',
};

/** How often each of these occurs; every count must be 1. */
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

for (const scheme of schemes) {
  test.describe(`with ${scheme} colors`, () => {
    test.use({ colorScheme: scheme });

    test('no page logs anything or shows anything twice when development React hydrates it', {
      tag: '@full',
    }, async ({ page, developmentSite }) => {
      for (const path of pages) {
        await page.goto(developmentSite.origin + path);
        await startApp(page);
        expect(await countSingles(page), path).toEqual(once);
      }
    });
  });
}

test.describe('a page that differs from what the browser would draw', () => {
  test.use({ expectedMessages: /hydrat/i });

  test('is reported by the development build, or the tests above would prove nothing', {
    tag: '@full',
  }, async ({ page, developmentSite, consoleMessages }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(contact.title, 'Another title');
      await route.fulfill({ response, body });
    });
    await page.goto(`${developmentSite.origin}/contact`);
    await startApp(page);
    await expect.poll(() => consoleMessages.join('\n')).toMatch(/hydrat/i);
  });
});
