import type { Page } from '@playwright/test';
import { imageErrors } from '#src/admin/posts/editor/messages.ts';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { parsePictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { contentField, contentText } from '#tests/support/pages/contentField.ts';
import { fillPost, newPost } from '#tests/support/pages/postForm.ts';
import { aPhotograph, cameraName } from '#tests/support/records/photograph.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const shown = 'A workshop [the old one] under a red roof';

test('a photo from a phone is dropped into an article and seen on another phone, small, upright and without its location', async ({
  admin,
  openBrowser,
}) => {
  await openForm(admin);
  const photograph = await aPhotograph(admin);
  expect(await photograph.evaluate(({ files }) => files[0]?.size)).toBeGreaterThan(6_000_000);
  const upload = await delayResponse(admin, endpoints.upload);
  await contentField(admin).dispatchEvent('drop', { dataTransfer: photograph });
  await expect(contentField(admin).getByText('workshop.jpg')).toBeVisible();
  upload();
  await admin.getByLabel('Publish immediately').check();
  const description = admin.getByLabel('Describe this image');
  await expect(description).toBeVisible();
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(admin.getByText(imageErrors.undescribed)).toBeVisible();
  // The first invalid field.
  await expect(contentField(admin)).toBeFocused();
  await description.fill(shown);
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
  await admin.getByRole('button', { name: 'Create Post' }).click();
  const link = admin.getByRole('link', { name: `View ${newPost.title}` });
  const path = await link.getAttribute('href');

  const reader = await openBrowser(phone);
  const loaded: string[] = [];
  reader.on('request', (request) => request.url().includes('/v0/b/') && loaded.push(request.url()));
  const release = await delayResponse(reader, '**/v0/b/**');
  await reader.goto(path ?? '');
  const image = reader.getByRole('img', { name: shown });
  await image.scrollIntoViewIfNeeded();
  const below = reader.getByRole('list', { name: 'Tags' });
  const placeOnPage = () => below.evaluate((list) => list.getBoundingClientRect().top + window.scrollY);
  await below.evaluate(() => document.fonts.ready.then(() => undefined));
  const place = await placeOnPage();
  release();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  // The height of the small file is rounded separately.
  expect(await placeOnPage()).toBeCloseTo(place, 0);
  expect(loaded).toEqual([expect.stringContaining('-640x853.webp')]);
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
    const featuredImage = admin.getByLabel('Featured Image URL');
    await expect(featuredImage).toBeVisible();
    const photograph = await aPhotograph(admin);
    await admin.context().setOffline(true);
    const attempt = admin.waitForEvent('requestfailed', (request) => request.url().includes('/v0/b/'));
    await contentField(admin).dispatchEvent('drop', { dataTransfer: photograph });
    await featuredImage.dispatchEvent('drop', { dataTransfer: photograph });
    await attempt;
    await expect(admin.getByText('Uploading 0%', { exact: true })).toHaveCount(2);
    await admin.context().setOffline(false);
    await expect(admin.getByLabel('Describe this image')).toBeVisible();
    await expect(featuredImage).toHaveValue(/-1920x2560\.webp\?alt=media$/);
  });
});

async function openForm(admin: Page): Promise<void> {
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin, { content: 'Before.' });
}

/** A stored file as it is displayed; asserts that its bytes contain no camera metadata. */
async function inspect(page: Page, address: string) {
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
  }, address);
  expect(bytes.slice(0, 4) + bytes.slice(8, 12)).toBe('RIFFWEBP');
  expect(bytes).not.toContain(cameraName);
  expect(bytes).not.toMatch(/EXIF|Exif|XMP /);
  return drawn;
}

test('an uploaded image without a description survives a closed browser, and is there on another device', async ({
  admin,
  openBrowser,
  adminState,
  site,
}) => {
  await openForm(admin);
  await contentField(admin).dispatchEvent('drop', {
    dataTransfer: await aPhotograph(admin, { width: 600, height: 800 }),
  });
  await expect(admin.getByLabel('Describe this image')).toBeVisible();
  const autosaved = async () => JSON.stringify(await storedDocuments(site.origin, 'drafts'));
  await expect.poll(autosaved).toContain('.webp');
  await admin.close({ runBeforeUnload: false });
  const other = await openBrowser({ storageState: adminState });
  await other.goto(paths.adminBlog);
  await other
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await expect.poll(() => contentText(other)).toMatch(/!\[\]\(\/v0\/b\/\S+\.webp\?alt=media\)/);
  await expect(other.getByLabel('Describe this image')).toBeVisible();
});
