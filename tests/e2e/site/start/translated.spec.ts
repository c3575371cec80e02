import type { Page } from '@playwright/test';
import { app } from '#scripts/build/buildManifest.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { editDialog, waitUntilKept } from '#tests/e2e/admin/postList.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { contentField, contentText } from '#tests/support/pages/contentField.ts';
import { fillFields, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

/** React reports that the page differs from what it renders (418), and renders it again. */
test.use({ expectedMessages: /Minified React error #(?:418|423)/ });

/** Wraps every text as Chrome's translation does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.matches('script, style, template, noscript')) continue;
    if (!parent.translate || parent.closest('.notranslate')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `[${text.data}]`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

async function translateOnLoad(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
}

/** Types a letter at the end of the task in which React replaces the translated page, before any other task. */
async function typeOnRebuild(page: Page, letter: string): Promise<void> {
  await page.addInitScript((typed) => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('main font')) return;
        observer.disconnect();
        void Promise.resolve()
          .then(() => Promise.resolve())
          .then(() => document.execCommand('insertText', false, typed));
      }).observe(document, { childList: true, subtree: true });
    });
  }, letter);
}

const appScript = scriptAt(app);

const fields = {
  contact: { path: paths.contact, name: 'name' },
  'the blog’s search': { path: paths.blog, name: 'q' },
  'the login form': { path: paths.login, name: 'email' },
};

for (const [form, { path, name }] of Object.entries(fields)) {
  test(`on a translated page, ${form} keeps what is typed before, during and after the start of the app`, {
    tag: '@full',
  }, async ({ page }) => {
    await translateOnLoad(page);
    await typeOnRebuild(page, '+');
    const release = await delayResponse(page, appScript);
    await page.goto(path);
    const field = page.locator(`main [name=${name}]`);
    await field.pressSequentially('before,');
    release();
    for (const letter of 'during,') await page.keyboard.press(letter);
    await expect(page.locator('main font')).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.type('after');
    await expect(field).toHaveValue(/^before,[during,+]{8}after$/);
    expect((await field.inputValue()).replace('+', '')).toBe('before,during,after');
  });
}

test('an inquiry sent on a translated page before the start of the app arrives', { tag: '@full' }, async ({
  page,
}) => {
  await translateOnLoad(page);
  const release = await delayResponse(page, appScript);
  await page.goto(paths.contact);
  await fillFields(page);
  await sendInquiry(page);
  release();
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
});

test('an inquiry sent on a page translated after the start of the app arrives, and the page says so', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.contact);
  await fillFields(page);
  await page.evaluate(translate);
  await sendInquiry(page);
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
});

test('on a translated page, only what the admin types changes in a post', { tag: '@full' }, async ({
  admin,
  site,
}) => {
  const stored = aPost({ id: 'translated', title: 'A title', excerpt: 'An excerpt', tags: ['chairs'] });
  await storeDocuments(site.origin, [stored]);
  await admin.goto(`${paths.adminBlog}?post=translated`);
  await expect(contentField(admin)).toBeVisible();
  const content = await contentText(admin);
  await admin.evaluate(translate);
  await expect(editDialog(admin).getByText('[Excerpt]')).toBeVisible();
  await contentField(admin).press('ControlOrMeta+End');
  await admin.keyboard.type(' Typed.');
  await waitUntilKept(admin, ' Typed.');
  expect(await contentText(admin)).toBe(`${content} Typed.`);
  await admin.locator('[role=dialog] [aria-label=Post] button').last().click();
  const preview = admin.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`${content} Typed.`);
  await expect(preview).not.toContainText('[');
  await admin.locator('[role=dialog] [aria-label=Post] button').first().click();
  await admin.locator('[name=category]').selectOption('SEO');
  await admin.locator('[name=excerpt]').press('End');
  await admin.keyboard.type(', longer');
  await admin.keyboard.press('ControlOrMeta+Enter');
  await expect(editDialog(admin)).toBeHidden();
  const [post] = (await storedDocuments(site.origin, 'blogs')).filter(({ id }) => id === 'translated');
  expect(post).toMatchObject({
    title: 'A title',
    excerpt: 'An excerpt, longer',
    category: 'SEO',
    tags: { values: [{ stringValue: 'chairs' }] },
    content: `${content} Typed.`,
  });
});
