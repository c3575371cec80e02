import type { Page } from '@playwright/test';
import { imageErrors } from '#src/admin/posts/editor/messages.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { contentField, contentText } from '#tests/support/pages/contentField.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aPhotograph } from '#tests/support/records/photograph.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

/** As copied from Google Docs: nested lists beside their items, images from Google's host. */
const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h1 dir="ltr"><span style="font-weight:400;">How we cut empty miles</span></h1>
<p dir="ltr"><span>A van that drives home empty </span><span style="font-weight:700;">costs twice</span><span>, see </span><a href="https://www.google.com/url?q=https://example.com/vans&amp;sa=D"><span style="text-decoration:underline;">the study</span></a><span>.</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Before</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>by phone</span></p></li><li dir="ltr" aria-level="2"><p dir="ltr"><span>by fax</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>After</span></p></li></ul>
<p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe1" width="600"></span></p>
<p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe2" width="600"></span></p></b>`;

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test('an article pasted from Google Docs is edited and published from a phone, unchanged to the letter', {
  tag: '@full',
}, async ({ admin, openBrowser, adminState, site }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await paste(admin, googleDocs);
  await admin.getByLabel('Title').fill('Empty miles');
  await expect(admin.getByText("Some images couldn't be pasted")).toBeVisible();
  await contentField(admin).press('ControlOrMeta+End');
  const choosing = admin.waitForEvent('filechooser');
  await admin.getByRole('button', { name: 'Image', exact: true }).click();
  await (await choosing).setFiles([await aPng(admin, 'van.png'), await aPng(admin, 'road.png')]);
  const descriptions = admin.getByLabel('Describe this image');
  for (const [described, words] of ['A van', 'A road'].entries()) {
    await expect(descriptions).toHaveCount(2 - described);
    await descriptions.first().fill(words);
    await admin.keyboard.press('Enter');
  }
  const uploads = admin.getByRole('list', { name: 'Images in the text' });
  await expect(uploads).toHaveCount(0);

  await contentField(admin).press('ControlOrMeta+End');
  await admin.keyboard.type('The fax is gone. Nobody misses a fax.\n\n- One van\nTwo vans');
  await contentField(admin).dispatchEvent('drop', {
    dataTransfer: await aPhotograph(admin, { width: 600, height: 800 }),
  });
  // The last one is described on the phone.
  await expect(descriptions).toBeVisible();

  await contentField(admin).press('ControlOrMeta+f');
  await admin.keyboard.type('fax');
  const find = admin.locator('.cm-search');
  await expect(contentField(admin).locator('.cm-searchMatch')).toHaveCount(3);
  await find.getByLabel('Replace With').fill('telex');
  await find.getByRole('button', { name: 'Replace All' }).click();
  await expect(contentField(admin).locator('.cm-searchMatch')).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await expect(find).toHaveCount(0);

  const draft = await contentText(admin);
  const [van, road, workshop] = draft.match(/\/v0\/b\/\S+\?alt=media/g) ?? [];
  expect(draft).toBe(
    [
      '## How we cut empty miles',
      'A van that drives home empty **costs twice**, see [the study](https://example.com/vans).',
      '- Before\n  - by phone\n  - by telex\n- After',
      `![A van](${van})`,
      `![A road](${road})`,
      'The telex is gone. Nobody misses a telex.',
      '- One van\n- Two vans',
      `![](${workshop})`,
      '',
    ].join('\n\n'),
  );
  expect(new Set([van, road, workshop]).size).toBe(3);
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);

  // The last change of the text.
  const drafts = async () => JSON.stringify(await storedDocuments(site.origin, 'drafts'));
  await expect.poll(drafts).toContain('The telex is gone');
  const mobile = await openBrowser({ storageState: adminState, ...phone });
  await mobile.goto(paths.adminBlog);
  await mobile.getByRole('button', { name: 'Continue Writing' }).tap();
  await expect.poll(() => contentText(mobile)).toBe(draft);
  await contentField(mobile).tap();
  await expect(contentField(mobile)).toBeFocused();
  await contentField(mobile).press('ControlOrMeta+End');
  await mobile.keyboard.type('Written on a phone.');
  await mobile.getByLabel('Author').fill('Mara Okafor');
  await mobile.getByRole('dialog').getByLabel('Category').selectOption('Case Studies');
  await mobile.getByLabel('Featured image URL').fill('/pics/post-chair.svg');
  await mobile.getByLabel('Excerpt').fill('Vans that drive home full.');
  await mobile.getByLabel('Publish immediately').tap();
  const create = mobile.getByRole('button', { name: 'Create Post' });
  await create.tap();
  await expect(mobile.getByText(imageErrors.undescribed)).toBeVisible();
  // The first invalid field.
  await expect(contentField(mobile)).toBeFocused();
  await mobile.getByLabel('Describe this image').fill('A workshop');
  await mobile.keyboard.press('Enter');
  await create.tap();
  await expect(mobile.getByRole('dialog')).toHaveCount(0);
  const stored = (await storedDocuments(site.origin, 'blogs')).find(({ title }) => title === 'Empty miles');
  expect(stored?.content).toBe(`${draft.replace('![]', '![A workshop]')}Written on a phone.`);
});

test('Tab leaves the field, and IME composition works in it', { tag: '@full' }, async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await contentField(admin).press('a');
  const session = await admin.context().newCDPSession(admin);
  await admin.keyboard.type(' **bold** ');
  await session.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: 'かん', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '感' });
  await admin.keyboard.type('!');
  await expect.poll(() => contentText(admin)).toBe('a **bold** 感!');
  await admin.keyboard.press('Tab');
  await expect(admin.getByLabel('Excerpt')).toBeFocused();
  await admin.keyboard.press('Shift+Tab');
  await expect(contentField(admin)).toBeFocused();
});

test('the caret stays after the markers of headings, quotes and lists, and typing there keeps them', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  const content = contentField(admin);
  const { keyboard } = admin;
  await content.fill('One\n\n## Two\n\n> Three\n\n> ## Four\n\n#### Five');
  await content.press('Control+Home');
  for (const key of ['End', 'ArrowRight', 'ArrowRight', 'a', 'Home', 'Home', 'b', 'Home', 'ArrowLeft', 'c'])
    await keyboard.press(key);
  await expect.poll(() => contentText(admin)).toMatch(/^One\nc\n## baTwo\n/);
  for (const key of ['ArrowDown', 'Shift+Home', 'd', 'ArrowDown', 'ArrowDown', 'Control+ArrowLeft', 'e'])
    await keyboard.press(key);
  await expect.poll(() => contentText(admin)).toMatch(/^One\nc\n## daTwo\n\n> eThree\n/);
  // On the left edge, over the mark that is shown once the caret is there.
  for (const letter of ['f', 'g']) {
    await content
      .getByText('Four')
      .first()
      .click({ position: { x: 1, y: 8 } });
    await keyboard.press(letter);
  }
  await expect.poll(() => contentText(admin)).toContain('\n> ## gfFour\n');
  await keyboard.press('Home');
  await keyboard.press('Enter');
  await expect.poll(() => contentText(admin)).toContain('\n\n> \n> ## gfFour\n');
  await keyboard.press('Backspace');
  await expect.poll(() => contentText(admin)).toContain('\n\n> \n> gfFour\n');
  await content.press('Control+End');
  await keyboard.press('Home');
  for (const key of ['Backspace', 'Backspace', 'Backspace', 'Backspace']) await keyboard.press(key);
  await expect.poll(() => contentText(admin)).toMatch(/> gfFouFive$/);

  await content.fill('One\n\n- Two\n- [ ] Three\n\n4. Four');
  await content.press('Control+Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'a', 'ArrowDown', 'Home', 'Home', 'b', 'ArrowLeft'])
    await keyboard.press(key);
  for (const key of ['ArrowLeft', 'c', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'd'])
    await keyboard.press(key);
  await expect.poll(() => contentText(admin)).toBe('One\n\n- aTwoc\n- [ ] bThree\n\n4. dFour');
  await content.getByText('aTwoc').click({ position: { x: 1, y: 8 } });
  for (const key of ['e', 'Control+]', 'End', 'Delete']) await keyboard.press(key);
  await expect.poll(() => contentText(admin)).toBe('One\n\n   - eaTwocbThree\n\n4. dFour');
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  await expect.poll(() => contentText(admin)).toBe('One\n\neaTwocbThree\n\n4. dFour');
});

test('a link to another article is added by its title, changed and removed', { tag: '@full' }, async ({
  admin,
}) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await contentField(admin).fill('See our work.');
  await contentField(admin).press('Home');
  for (let letter = 0; letter < 'See '.length; letter += 1) await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('Shift+End');
  await admin.keyboard.press('Shift+ArrowLeft');
  await admin.keyboard.press('ControlOrMeta+k');
  const dialog = admin.getByRole('dialog', { name: 'Add Link' });
  await expect(dialog.getByLabel('Text')).toHaveValue('our work');
  await dialog.getByRole('combobox', { name: 'URL or article' }).fill('nine');
  await admin.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Add Link' }).click();
  await expect.poll(() => contentText(admin)).toMatch(/^See \[our work\]\(\/blog\/[\w-]+\)\.$/);
  await expect(contentField(admin)).toBeFocused();
  await admin.keyboard.press('ControlOrMeta+k');
  await admin.getByRole('button', { name: 'Remove Link' }).click();
  await expect.poll(() => contentText(admin)).toBe('See our work.');
});

test.describe('a text that is nested too deeply, or has too many markers, to be rendered', () => {
  test.use({ expectedMessages: /too many lines, nested levels/ });

  for (const [id, content] of [
    ['deep', `${'> '.repeat(4_000)}deep`],
    ['marked', `${'a**"b'.repeat(4_000)}marked`],
  ] as const) {
    test(`is shown as raw text once published: ${id}`, { tag: '@full' }, async ({ visitor, site }) => {
      await storeDocuments(site.origin, [aPost({ id, title: 'Deep', content })]);
      await openPage(visitor, paths.article(id));
      await expect(visitor.getByRole('heading', { level: 1, name: 'Deep' })).toBeVisible();
      await expect(visitor.getByRole('article').getByText(content)).toBeVisible();
    });
  }
});

test('an image that Safari pastes as a page-local URL is uploaded and inserted in its place', {
  tag: '@full',
}, async ({ admin }) => {
  await admin.goto(`${paths.adminBlog}?post=new`);
  const url = await admin.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 48);
    canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
    return URL.createObjectURL(await canvas.convertToBlob());
  });
  await paste(admin, `<p>Before <img src="${url}"> after.</p>`);
  await expect(admin.getByLabel('Describe this image')).toBeVisible();
  expect(await contentText(admin)).toMatch(/^Before !\[\]\(\/v0\/b\/\S+\?alt=media\) after\.$/);
});

async function paste(page: Page, html: string): Promise<void> {
  await contentField(page).focus();
  await contentField(page).evaluate((field, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'Plain text');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function aPng(page: Page, name: string) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 48);
    canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) };
}
