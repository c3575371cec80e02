import type { Page } from '@playwright/test';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillFields, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

/** React reports that the page differs from what it renders (418), and renders it again. */
test.use({ expectedMessages: /Minified React error #(?:418|423)/ });

/** Wraps every text as Chrome's translation does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.matches('script, style, option, template, noscript'))
      continue;
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

const app = '**/assets/app-*.js';

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
    const bringApp = await delayResponse(page, app);
    await page.goto(path);
    const field = page.locator(`main [name=${name}]`);
    await field.pressSequentially('before,');
    bringApp();
    for (const letter of 'during,') await page.keyboard.press(letter);
    await expect(page.locator('main font')).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.type('after');
    await expect(field).toHaveValue('before,during,after');
  });
}

test('an inquiry sent on a translated page before the start of the app arrives', { tag: '@full' }, async ({
  page,
}) => {
  await translateOnLoad(page);
  const bringApp = await delayResponse(page, app);
  await page.goto(paths.contact);
  await fillFields(page);
  await sendInquiry(page);
  bringApp();
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
