import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '#emulator/tests/support/chromium.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { paths } from '#src/paths.ts';
import { newestPost, publicPages } from '#tests/support/pages/publicPages.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';

const folder = 'screenshots';
const widths = [360, 768, 1440, 1920] as const;
const schemes = ['light', 'dark'] as const;

const visitorPages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(publicPages).map(([name, path]) => [name.toLowerCase().replaceAll(' ', '-'), path]),
  ),
  'not-found': '/no-such-page',
  'article-not-found': paths.article('no-such-article'),
  login: paths.login,
};

/** Each with a button that appears together with the rows. */
const adminPages = {
  dashboard: [paths.admin, /^View/],
  posts: [paths.adminBlog, /^Edit/],
  'post-new': [`${paths.adminBlog}?post=new`, 'Create Post'],
  'post-edit': [`${paths.adminBlog}?post=${newestPost.id}`, 'Update Post'],
} as const;

async function takeScreenshots(only: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const site = await startSite();
  const browser = await chromium.launch(await findChromium());
  try {
    for (const scheme of schemes) {
      for (const width of widths) await takeAll(browser, site.origin, width, scheme, only);
    }
  } finally {
    await browser.close();
    await site.end();
  }
}

async function takeAll(
  browser: Browser,
  origin: string,
  width: number,
  colorScheme: 'light' | 'dark',
  only: readonly string[],
) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    baseURL: origin,
  });
  const page = await context.newPage();
  const isIncluded = (name: string) => only.length === 0 || only.includes(name);
  const take = async (name: string, path: string, button?: string | RegExp) => {
    if (!isIncluded(name)) return;
    await page.goto(path);
    if (button) await page.getByRole('button', { name: button }).first().waitFor();
    await settle(page);
    // A dialog is as tall as the window: in a full-page image, the list behind it would show below it.
    const fullPage = !path.includes('?post=');
    await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage });
    console.log(`${name} ${width} ${colorScheme}`);
  };
  for (const [name, path] of Object.entries(visitorPages)) await take(name, path);
  if (Object.keys(adminPages).some(isIncluded)) await signIn(page, demoAdmin);
  for (const [name, [path, button]] of Object.entries(adminPages)) await take(name, path, button);
  await context.close();
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  // Live rows hold a request open, so the network is never idle in the admin area.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.waitForTimeout(700);
}

await takeScreenshots(process.argv.slice(2));
