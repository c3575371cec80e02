import { pictureSizes } from '#src/features/pictures/pictureUrl.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { anUpload, uploadUrl } from '#tests/support/records/anUpload.ts';
import { aPost, postsNumbered } from '#tests/support/records/aPost.ts';
import { plainPicture } from '#tests/support/records/plainPicture.ts';
import { storeUpload } from '#tests/support/records/storedPictures.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { openBlogOf, titles, titlesNumbered } from './blogList.ts';

const photo = anUpload({ width: 1920, height: 1080 });
const pictureUrl = uploadUrl(photo);
const longText = Array.from({ length: 4 }, () => 'A line of the article. '.repeat(40)).join('\n\n');
const content = `Before.\n\n![A quay](${pictureUrl})\n\nAfter.\n\n${longText}`;
const shown = aPost({ id: 'shown', title: 'Shown', featuredImage: pictureUrl, content });

// On its own site, because restoring the sample content keeps stored files.
test.beforeEach(async ({ isolatedSite }) => {
  for (const size of pictureSizes(photo)) {
    const file = { ...photo, ...size };
    await storeUpload(isolatedSite.origin, file, await plainPicture(file, '#2a4d69'));
  }
});

test('an uploaded image is requested at about its displayed width, on phones, tablets and desktops', {
  tag: '@full',
}, async ({ page, isolatedSite }) => {
  const posts = postsNumbered(13, () => ({ featuredImage: pictureUrl }));
  await openBlogOf(page, isolatedSite.origin, [...posts, shown]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, isolatedSite.origin + paths.blog);
    await page.mouse.wheel(0, 1);
    await expect(titles(page)).toHaveText(titlesNumbered(13));
    const listed = await page.evaluate(askedAndDrawn);
    expect(listed).toHaveLength(13);
    await page.goto(isolatedSite.origin + paths.article('shown'));
    await expect(page.locator('article img:not(.MuiAvatar-img)')).toHaveCount(2);
    for (const { asked, drawn } of [...listed, ...(await page.evaluate(askedAndDrawn))]) {
      expect(asked / drawn, `${asked} asked, ${drawn} drawn at ${width}`).toBeGreaterThan(0.8);
      expect(asked / drawn, `${asked} asked, ${drawn} drawn at ${width}`).toBeLessThan(1.6);
    }
  }
});

test('on a phone an article loads its images as small as the screen allows, and its text does not shift', {
  tag: '@full',
}, async ({ openBrowser, isolatedSite }) => {
  await storeDocuments(isolatedSite.origin, [shown]);
  const phone = await openBrowser({
    baseURL: isolatedSite.origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const fetched: string[] = [];
  phone.on('request', (request) => request.url().includes('/v0/b/') && fetched.push(request.url()));
  const release = await delayResponse(phone, '**/v0/b/**');
  await phone.goto(paths.article('shown'));
  const after = phone.getByText('After.', { exact: true });
  const placeOnPage = () => after.evaluate((text) => text.getBoundingClientRect().top + window.scrollY);
  await after.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await placeOnPage();
  release();
  await after.scrollIntoViewIfNeeded();
  await expect.poll(() => phone.locator('img:not(.MuiAvatar-img)').evaluateAll(countComplete)).toBe(2);
  expect(await placeOnPage()).toBeCloseTo(before);
  expect(new Set(fetched.map((url) => /-(\d+)x/.exec(url)?.[1]))).toEqual(new Set(['1280']));
});

/** For every picture, the requested width in pixels, as the browser reads `sizes`, and the displayed width. */
async function askedAndDrawn(): Promise<{ asked: number; drawn: number }[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('article img[srcset]')];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  return images.map((image) => {
    const { width, height } = image.getBoundingClientRect();
    // An image with widths in its `srcset` has the natural width given by `sizes`.
    return { asked: image.naturalWidth, drawn: Math.max(width, (height * 1920) / 1080) };
  });
}

function countComplete(images: (HTMLElement | SVGElement)[]): number {
  return images.filter((image) => image instanceof HTMLImageElement && image.complete).length;
}
