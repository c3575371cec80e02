import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { contentField } from '#tests/support/pages/contentField.ts';
import { fillPost } from '#tests/support/pages/postForm.ts';
import { aPhotograph } from '#tests/support/records/photograph.ts';
import { settings } from './settings.ts';

/** One of each supported element. */
const content = [
  '## Nine screens',
  'One **bold** and one *slanted* question, `code` and a [link](https://example.com).',
  '### Two lists',
  '- first\n  - nested\n- [x] done',
  '1. one\n2. two',
  '> A quote.',
  '```ts\nconst screens = 9;\n```',
  '| Was | Now |\n| --- | --- |\n| 5.8 s | 0.9 s |',
  '---',
  '![A chair](/pics/post-chair.svg)',
].join('\n\n');

for (const { name, isPhone, options } of settings) {
  test(`writing has no accessibility violations in any of its states (${name})`, {
    tag: '@full',
  }, async ({ openBrowser, adminState }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    await page.goto(`${paths.adminBlog}?post=new`);
    await fillPost(page, { content });
    await expectNoFindings(page, 'the caret after the text');
    await contentField(page).press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expectNoFindings(page, 'the caret in a line with marks');

    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('screen');
    await expect(contentField(page).locator('.cm-searchMatch')).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expectNoFindings(page, 'the find panel');
    await page.keyboard.press('Escape');

    await page.keyboard.press('ControlOrMeta+k');
    const link = page.getByRole('dialog', { name: 'Add Link' });
    await link.getByRole('combobox', { name: 'URL or article' }).fill('nine');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoFindings(page, 'the link dialog with articles');
    await page.keyboard.press('Escape');
    await link.getByRole('combobox', { name: 'URL or article' }).fill('');
    await link.getByRole('button', { name: 'Add Link' }).click();
    await expect(link.getByText('Enter a URL or choose an article')).toBeVisible();
    await expectNoFindings(page, 'the link dialog without a URL');
    await page.keyboard.press('Escape');
    await expect(link).toHaveCount(0);

    await contentField(page).press('ControlOrMeta+End');
    const release = await delayResponse(page, endpoints.upload);
    await contentField(page).dispatchEvent('drop', {
      dataTransfer: await aPhotograph(page, { width: 600, height: 800 }),
    });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectNoFindings(page, 'a picture that is being uploaded');
    release();
    await page.getByLabel('Describe this image').fill('A workshop');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Images in the text' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Full Screen' }).click();
    await expect(page.getByLabel('Excerpt')).toBeHidden();
    await expectNoFindings(page, 'full screen');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    await expectNoFindings(page, 'full screen with the preview');
    await page.keyboard.press('Escape');
    if (isPhone) await page.getByRole('button', { name: 'Write' }).click();
    await expect(page.getByRole('button', { name: 'Full Screen' })).toHaveAttribute('aria-pressed', 'false');
  });
}

async function expectNoFindings(page: Page, state: string): Promise<void> {
  expect(await accessibilityFindings(page), state).toEqual([]);
}
