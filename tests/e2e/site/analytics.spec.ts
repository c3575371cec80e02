import type { Page } from '@playwright/test';
import { analytics as words } from '#src/content/analytics.ts';
import { paths } from '#src/paths.ts';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { endLoadingScreen, startApp } from '#tests/support/pages/publicPages.ts';
import { testWithDevelopmentSite } from './developmentSite.ts';

const measurementId = 'G-TEST';

const test = testWithDevelopmentSite(measurementId);

/** Responds in place of Google with an empty script, and records the requests. */
async function standInForGoogle(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.context().route(/^https:\/\/[^/]*(?:google|firebase)/, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (url.hostname === 'www.googletagmanager.com') {
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    } else if (url.pathname.endsWith('/webConfig')) {
      await route.fulfill({ headers, json: { measurementId, appId: 'embedded' } });
    } else {
      const authToken = { token: 'token', expiresIn: '604800s' };
      await route.fulfill({
        headers,
        json: { fid: 'cAAAAAAAAAAAAAAAAAAAAA', refreshToken: 'again', authToken },
      });
    }
  });
  return asked;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await endLoadingScreen(page);
  await startApp(page);
}

test('Google’s script is loaded only after consent, and nothing is requested before consent or after it is withdrawn', {
  tag: '@full',
}, async ({ page, developmentSite: { origin } }) => {
  const asked = await standInForGoogle(page);
  const scripts = () => asked.filter(({ pathname }) => pathname === '/gtag/js');
  await open(page, origin + paths.home);
  const notice = page.getByRole('region', { name: words.name });
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveTitle(/^About/);
  expect(asked).toEqual([]);

  await notice.getByRole('button', { name: words.accept }).click();
  await expect(notice).toBeHidden();
  await expect.poll(scripts).toHaveLength(1);
  expect(scripts()[0]?.searchParams.get('id')).toBe(measurementId);

  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: origin }]);
  await page.goto(origin + paths.privacyPolicy);
  await startApp(page);
  await expect.poll(scripts).toHaveLength(2);
  await page.getByRole('button', { name: words.withdraw }).click();
  await expect(page.getByText(words.status.denied)).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('_ga');
  // The last request to Google asks Firebase to delete the installation.
  await expect.poll(() => asked.at(-1)?.pathname).toMatch(/\/installations\/[^/]+$/);
  const until = asked.length;
  await open(page, origin + paths.home);
  await page.waitForLoadState('networkidle');
  expect([asked.length, await notice.count()]).toEqual([until, 0]);
});

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const) {
  test(`the notice has no accessibility violations and leaves room to read everything at ${width} pixels`, {
    tag: '@full',
  }, async ({ page, developmentSite: { origin } }) => {
    await standInForGoogle(page);
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, origin + paths.privacyPolicy);
    const notice = page.getByRole('region', { name: words.name });
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const covered = async () => {
      const footer = await page.getByRole('contentinfo').boundingBox();
      const place = await notice.boundingBox();
      return (footer?.y ?? Number.NaN) + (footer?.height ?? 0) - (place?.y ?? 0);
    };
    await expect.poll(covered).toBeLessThanOrEqual(1);
  });
}
