import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '#emulator/tests/support/chromium.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { paths } from '#src/paths.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';

const folder = 'docs/pictures';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

async function takePictures(): Promise<void> {
  const site = await startSite();
  const browser = await chromium.launch(await findChromium());
  const open = windows(browser, site.origin);
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      await take(await open({ colorScheme }), paths.home, `home-${colorScheme}`);
    }
    const admin = await open({});
    await signIn(admin, demoAdmin);
    const storageState = await admin.context().storageState();
    await takeDashboard(admin);
    await take(await open({ ...phone, storageState }), paths.admin, 'dashboard-phone', /^View|^Open/);
    await take(admin, paths.adminBlog, 'posts', /^Edit/);
    await take(admin, `${paths.adminBlog}?post=${newestPost.id}`, 'post', 'Update Post');
    await takeUnsavedDraft(admin);
    await takeConflict(admin, await open({ storageState }));
  } finally {
    await browser.close();
    await site.end();
  }
}

function windows(browser: Browser, baseURL: string) {
  return async (options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'America/New_York',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      baseURL,
      ...options,
    });
    const page = await context.newPage();
    page.on('dialog', (question) => void question.accept());
    return page;
  };
}

async function take(page: Page, path: string, name: string, button?: string | RegExp): Promise<void> {
  await page.goto(path);
  if (button) await page.getByRole('button', { name: button }).first().waitFor();
  await save(page, name);
}

async function takeDashboard(page: Page): Promise<void> {
  await page.goto(paths.admin);
  await page.getByRole('button', { name: /^View/ }).nth(1).click();
  await page.getByRole('link', { name: 'Reply via Email' }).waitFor();
  await save(page, 'dashboard');
}

async function takeUnsavedDraft(page: Page): Promise<void> {
  await page.getByLabel('Excerpt').fill('How a furniture store went from six seconds to one.');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('status').filter({ hasText: 'Saved for later' }).waitFor();
  await page.goto(paths.adminBlog);
  await page.getByRole('button', { name: 'Continue Writing' }).waitFor();
  await save(page, 'posts-draft');
  await page.getByRole('button', { name: /^Delete draft of/ }).click();
}

async function takeConflict(page: Page, other: Page): Promise<void> {
  for (const each of [page, other]) await each.goto(`${paths.adminBlog}?post=${newestPost.id}`);
  await page.getByLabel('Excerpt').fill('How a furniture store went from six seconds to one.');
  await other.getByLabel('Excerpt').fill('How a furniture store went from 5.8 seconds to under one.');
  await other.getByRole('button', { name: 'Update Post' }).click();
  await other.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByRole('button', { name: 'Keep Editing' }).waitFor();
  await save(page, 'post-conflict');
}

async function save(page: Page, name: string): Promise<void> {
  // By then the splash screen and the first notifications have disappeared.
  await page.waitForTimeout(2000);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(name);
}

await takePictures();
