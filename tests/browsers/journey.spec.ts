import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import { paths } from '#src/paths.ts';
import { enquiry } from '#tests/support/pages/enquiry.ts';
import { newPost } from '#tests/support/pages/postForm.ts';
import { publicPages } from '#tests/support/pages/publicPages.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';
import { type BrowserPage, browserPage } from './browserPage.ts';
import type { Driver } from './driver.ts';
import { testedBrowsers } from './installedBrowsers.ts';
import { watchedBuild } from './watchedBuild.ts';

const isRequired = Boolean(process.env.CI) || testedBrowsers.every(({ missing }) => missing.length > 0);

for (const { name, missing, start } of testedBrowsers) {
  describe(name, () => {
    it('is installed', ({ skip }) => {
      const advice = `${name} was not tested: apt-get install ${missing.join(' ')}`;
      if (missing.length > 0 && isRequired) throw new Error(advice);
      skip(missing.length > 0, advice);
    });

    describe.skipIf(missing.length > 0)('shows the site:', () => journeyIn(start));
  });
}

/** A site of its own, or the one that runs at `SITE_URL`, with the demo admin and the sample content. */
async function openSite() {
  const origin = process.env.SITE_URL;
  return origin ? { origin, end: () => undefined } : startSite({ folder: watchedBuild() });
}

/** Declares the steps, which build on each other, in a browser and on a site of their own. */
function journeyIn(start: () => Promise<Driver>): void {
  let site: Awaited<ReturnType<typeof openSite>>;
  let driver: Driver;
  let page: BrowserPage;

  beforeAll(async () => {
    site = await openSite();
    driver = await start();
    page = browserPage(driver, site.origin);
    console.log(driver.version);
  });

  afterAll(async () => {
    await driver?.close();
    await site?.end();
  });

  it.each(Object.entries(publicPages))('%s opens with its headline, and its app starts', async (_, path) => {
    await page.open(path);
    await page.see({ role: 'heading', level: 1 });
    const headlines = await page.texts('h1');
    expect(headlines).toHaveLength(1);
    // A click is a page's first sign of use.
    await page.click({ role: 'heading', level: 1 });
    await page.see({ role: 'button', name: 'Switch to dark colours' });
    expect(await page.texts('h1')).toEqual(headlines);
    expect(await page.problems()).toEqual([]);
  });

  it('a visitor sends an enquiry', async () => {
    await page.open(paths.contact);
    await page.type({ role: 'textbox', name: 'Name' }, enquiry.name);
    await page.type({ role: 'textbox', name: 'Email' }, enquiry.email);
    await page.type({ role: 'textbox', name: 'Company' }, enquiry.company);
    await page.choose({ role: 'combobox', name: 'Service' }, enquiry.service);
    await page.choose({ role: 'combobox', name: 'Budget' }, enquiry.budget);
    await page.type({ role: 'textbox', name: 'Message' }, enquiry.message);
    await page.click({ role: 'button', name: 'Send Message' });
    await page.seeText(submissionMessages.sent);
    expect(await page.problems()).toEqual([]);
  });

  it('the admin signs in and reads it', async () => {
    await page.open(paths.login);
    await page.type({ role: 'textbox', name: 'Email' }, demoAdmin.email);
    await page.type({ label: 'Password' }, demoAdmin.password);
    await page.click({ role: 'button', name: 'Login' });
    await page.see({ role: 'heading', level: 1, name: 'Admin Dashboard' });
    await page.click({ role: 'button', name: `View ${enquiry.name}` });
    for (const text of Object.values(enquiry)) await page.seeText(text);
    expect(await page.problems()).toEqual([]);
  });

  it('the admin writes and publishes a post, and a visitor finds and reads it', async () => {
    await page.open(paths.adminBlog);
    await page.click({ role: 'button', name: 'New Post' });
    await page.type({ role: 'textbox', name: 'Title' }, newPost.title);
    await page.type({ role: 'textbox', name: 'Author' }, newPost.author);
    await page.choose({ role: 'combobox', name: 'Category' }, newPost.category);
    // Typed, every beginning of the address would be asked for by the preview.
    await page.paste({ role: 'textbox', name: 'Featured Image URL' }, newPost.featuredImage);
    await page.type({ role: 'combobox', name: 'Tags' }, `${newPost.tags},`);
    await page.type({ role: 'textbox', name: 'Excerpt' }, newPost.excerpt);
    await page.type({ role: 'textbox', name: 'Content' }, newPost.content);
    await page.click({ label: 'Publish immediately' });
    await page.click({ role: 'button', name: 'Create Post' });
    await page.see({ role: 'row', name: newPost.title });
    await page.open(paths.blog);
    await page.click({ role: 'heading', level: 1 });
    await page.click({ role: 'link', name: newPost.title });
    await page.see({ role: 'heading', level: 1, name: newPost.title });
    await page.see({ role: 'heading', level: 2, name: 'Nine screens' });
    expect(await page.problems()).toEqual([]);
  });

  it('the admin signs out, and the dashboard is closed', async () => {
    await page.open(paths.admin);
    await page.click({ role: 'button', name: 'Logout' });
    await page.see({ role: 'heading', level: 1, name: 'Login' });
    await page.open(paths.admin);
    await page.see({ role: 'heading', level: 1, name: 'Login' });
    expect(await page.problems()).toEqual([]);
  });
}
