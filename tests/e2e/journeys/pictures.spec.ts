import type { Page } from '@playwright/test';
import { pictureMessages, waitingForNetwork } from '#src/admin/posts/pictures/messages.ts';
import { parsePictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { contentField, contentText } from '#tests/support/pages/contentField.ts';
import { fillPost } from '#tests/support/pages/postForm.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aPhotograph, cameraName } from '#tests/support/records/photograph.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const shown = 'A workshop [the old one] under a red roof';

test('a photo from a phone is dropped into an article and seen on another phone, small, upright and without its location', {
  tag: '@full',
}, async ({ admin, openBrowser, site }) => {
  await storeDocuments(site.origin, [aPost({ id: 'workshop', content: 'Before.' })]);
  await admin.goto(`${paths.adminBlog}?post=workshop`);
  const photograph = await aPhotograph(admin);
  expect(await photograph.evaluate(({ files }) => files[0]?.size)).toBeGreaterThan(6_000_000);
  const upload = await delayResponse(admin, endpoints.upload);
  await contentField(admin).dispatchEvent('drop', { dataTransfer: photograph });
  await expect(contentField(admin).getByText('workshop.jpg')).toBeVisible();
  upload();
  await admin.getByLabel('Describe this image').fill(shown);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('list', { name: 'Images in the text' })).toHaveCount(0);
  const picture = parsePictureUrl(/\((\/v0\/b\/.*)\)/.exec(await contentText(admin))?.[1] ?? '');
  expect(picture?.variants.map(({ width }) => width)).toEqual([640, 1280, 1920]);
  for (const { url, width } of picture?.variants ?? []) {
    expect(await inspect(admin, url)).toEqual({
      width,
      height: Math.round((width * 4) / 3),
      isRedAbove: true,
    });
  }
  await admin.getByRole('button', { name: 'Update Post' }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();

  const reader = await openBrowser(phone);
  const loaded: string[] = [];
  reader.on('request', (request) => request.url().includes('/v0/b/') && loaded.push(request.url()));
  await reader.goto(paths.article('workshop'));
  const image = reader.getByRole('img', { name: shown });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(loaded).toEqual([expect.stringContaining('-640x853.webp')]);
});

test('the caret stays in view when an image is inserted above it and the question about the image appears below the text', {
  tag: '@full',
}, async ({ admin, site }) => {
  const content = Array.from({ length: 40 }, (_, index) => `Paragraph ${index}.`).join('\n\n');
  await storeDocuments(site.origin, [aPost({ id: 'workshop', content })]);
  await admin.setViewportSize({ width: 1440, height: 800 });
  await admin.goto(`${paths.adminBlog}?post=workshop`);
  await contentField(admin).click();
  await admin.keyboard.press('Control+End');
  await contentField(admin).dispatchEvent('drop', { dataTransfer: await aPhotograph(admin) });
  await expect(admin.getByLabel('Describe this image')).toBeVisible();
  await expect(contentField(admin).locator('.cm-picture img')).toHaveJSProperty('complete', true);
  const hiddenBelow = () =>
    contentField(admin).evaluate((field) => {
      const line = field.querySelector('.cm-line:last-child')?.getBoundingClientRect().bottom ?? 0;
      return Math.max(0, Math.floor(line - (field.parentElement?.getBoundingClientRect().bottom ?? 0)));
    });
  await expect.poll(hiddenBelow).toBe(0);
});

test.describe('without a network', { tag: '@full' }, () => {
  test.use({
    expectedMessages:
      /Failed to load resource|Firestore|A live read|Couldn't (upload the image|change the draft)/,
  });

  test('an upload that loses the network halfway can be retried, and no text is lost', async ({ admin }) => {
    await admin.clock.install();
    await openForm(admin);
    await admin.route(endpoints.upload, (route) => {
      const isMiddle = /-1920x.*upload_id=/.test(route.request().url());
      return isMiddle ? route.abort() : route.continue();
    });
    await contentField(admin).dispatchEvent('drop', { dataTransfer: await aPhotograph(admin) });
    await contentField(admin).press('Control+End');
    await admin.keyboard.type('Written during the upload.');
    await expect(admin.getByText(/^Uploading \d\d%$/)).toBeVisible();
    await expect(async () => {
      await admin.clock.fastForward(31_000);
      await expect(admin.getByText(pictureMessages.upload, { exact: true })).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect.poll(() => contentText(admin)).toContain('Written during the upload.');
    await admin.unroute(endpoints.upload);
    await admin.getByRole('button', { name: 'Retry workshop.jpg' }).click();
    await expect
      .poll(() => contentText(admin))
      .toMatch(
        /^Before\.\n\n!\[\]\(\/v0\/b\/\S+-1920x2560\.webp\?alt=media\)\n\nWritten during the upload\.$/,
      );
  });

  test('photos dropped while offline wait, and are uploaded once the network is back', async ({ admin }) => {
    await admin.goto(`${paths.adminBlog}?post=new`);
    const featuredImage = admin.getByLabel('Featured image URL');
    await expect(featuredImage).toBeVisible();
    const photograph = await aPhotograph(admin);
    await admin.context().setOffline(true);
    const attempt = admin.waitForEvent('requestfailed', (request) => request.url().includes('/v0/b/'));
    await contentField(admin).dispatchEvent('drop', { dataTransfer: photograph });
    await featuredImage.dispatchEvent('drop', { dataTransfer: photograph });
    await attempt;
    await expect(admin.getByText(waitingForNetwork, { exact: true })).toHaveCount(2);
    await admin.context().setOffline(false);
    await expect(admin.getByLabel('Describe this image')).toBeVisible();
    await expect(featuredImage).toHaveValue(/-1920x2560\.webp\?alt=media$/);
  });

  test('a description entered offline is offered with the uploaded image once the network is back', async ({
    admin,
    site,
  }) => {
    await openForm(admin);
    await contentField(admin).dispatchEvent('drop', { dataTransfer: await aPhotograph(admin) });
    const description = admin.getByLabel('Describe this image');
    await expect(description).toBeVisible();
    await admin.context().setOffline(true);
    await description.fill('Described offline');
    const attempt = admin.waitForEvent('requestfailed', (request) => request.url().includes(':commit'));
    await description.press('Tab');
    await expect.poll(() => contentText(admin)).toContain('![Described offline](');
    await attempt;
    await admin.context().setOffline(false);
    await expect
      .poll(async () => (await storedDocuments(site.origin, 'pictures')).map((note) => note.description))
      .toContain('Described offline');
  });
});

async function openForm(admin: Page): Promise<void> {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin, { content: 'Before.' });
}

/** A stored file as it is displayed; asserts that its bytes contain no camera metadata. */
async function inspect(page: Page, src: string) {
  const { bytes, ...drawn } = await page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const [red = 0, green = 255] =
      context?.getImageData(bitmap.width / 2, bitmap.height / 20, 1, 1).data ?? [];
    const text = new TextDecoder('latin1').decode(await blob.arrayBuffer());
    return { bytes: text, width: bitmap.width, height: bitmap.height, isRedAbove: red > 200 && green < 60 };
  }, src);
  expect(bytes.slice(0, 4) + bytes.slice(8, 12)).toBe('RIFFWEBP');
  expect(bytes).not.toContain(cameraName);
  expect(bytes).not.toMatch(/EXIF|Exif|XMP /);
  return drawn;
}
