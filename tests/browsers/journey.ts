import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { inquiry } from '#tests/support/pages/inquiry.ts';
import { newPost } from '#tests/support/pages/postForm.ts';
import { publicPages } from '#tests/support/pages/publicPages.ts';
import { type BrowserPage, browserPage } from './browserPage.ts';
import type { Driver } from './driver.ts';

/** A site with the demo admin and the sample content. */
type JourneySite = { origin: string; end(): unknown };

const headline = { role: 'heading', level: 1 };

/** Declares steps that build on each other, in their own browser and on their own site. */
export function journeyIn(start: () => Promise<Driver>, openSite: () => Promise<JourneySite>): void {
  let site: JourneySite;
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

  /** A click is the page's first interaction. */
  async function startApp(): Promise<void> {
    await page.click(headline);
    await page.see({ role: 'button', name: 'Switch to dark mode' });
  }

  it.each(Object.entries(publicPages))('%s opens with its headline, and its app starts', async (_, path) => {
    await page.open(path);
    await page.see(headline);
    const headlines = await page.texts('h1');
    expect(headlines).toHaveLength(1);
    await startApp();
    expect(await page.texts('h1')).toEqual(headlines);
    expect(await page.problems()).toEqual([]);
  });

  it('a visitor sends an inquiry', async () => {
    await page.open(paths.contact);
    await page.type({ role: 'textbox', name: 'Name' }, inquiry.name);
    await page.type({ role: 'textbox', name: 'Email' }, inquiry.email);
    await page.type({ role: 'textbox', name: 'Company' }, inquiry.company);
    await page.choose({ role: 'combobox', name: 'Service' }, inquiry.service);
    await page.choose({ role: 'combobox', name: 'Budget' }, inquiry.budget);
    // At a driver's speed, fifty keys can pass between two React updates, which it mistakes for an infinite loop.
    await page.paste({ role: 'textbox', name: 'Message' }, inquiry.message);
    await page.click({ role: 'button', name: 'Send Message' });
    await page.seeText(submissionMessages.sent);
    expect(await page.problems()).toEqual([]);
  });

  it('the admin logs in and reads it', async () => {
    await page.open(paths.login);
    await page.type({ role: 'textbox', name: 'Email' }, demoAdmin.email);
    await page.type({ label: 'Password' }, demoAdmin.password);
    await page.click({ role: 'button', name: 'Login' });
    await page.see({ role: 'heading', level: 1, name: 'Admin Dashboard' });
    await page.click({ role: 'button', name: `View ${inquiry.name}` });
    for (const text of Object.values(inquiry)) await page.seeText(text);
    expect(await page.problems()).toEqual([]);
  });

  it('the admin writes and publishes a post, and a visitor finds and reads it', async () => {
    await page.open(paths.adminBlog);
    await page.click({ role: 'button', name: 'New Post' });
    await page.type({ role: 'textbox', name: 'Title' }, newPost.title);
    await page.type({ role: 'textbox', name: 'Author' }, newPost.author);
    await page.choose({ role: 'combobox', name: 'Category' }, newPost.category);
    // Filled in one step, or the preview would request each prefix of the URL.
    await page.paste({ role: 'textbox', name: 'Featured image URL' }, newPost.featuredImage);
    await page.type({ role: 'combobox', name: 'Tags' }, `${newPost.tags},`);
    await page.type({ role: 'textbox', name: 'Excerpt' }, newPost.excerpt);
    await page.type({ role: 'textbox', name: 'Content' }, newPost.content);
    await page.click({ label: 'Publish immediately' });
    await page.click({ role: 'button', name: 'Create Post' });
    await page.see({ role: 'row', name: newPost.title });
    await page.open(paths.blog);
    await startApp();
    // The running app reads the database on the next interaction.
    await page.click(headline);
    await page.click({ role: 'link', name: newPost.title });
    await page.see({ role: 'heading', level: 1, name: newPost.title });
    await page.see({ role: 'heading', level: 2, name: 'Nine screens' });
    expect(await page.problems()).toEqual([]);
  });

  it('the admin logs out, and the dashboard is closed', async () => {
    await page.open(paths.admin);
    await page.click({ role: 'button', name: 'Logout' });
    await page.see({ role: 'heading', level: 1, name: 'Login' });
    await page.open(paths.admin);
    await page.see({ role: 'heading', level: 1, name: 'Login' });
    expect(await page.problems()).toEqual([]);
  });
}
