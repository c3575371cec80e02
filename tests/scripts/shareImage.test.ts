import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StartedEmulator } from '#emulator/start.ts';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { missingFontWarning } from '#scripts/lettering/fonts.ts';
import { type ImageSources, sharedImage, uploadsOf } from '#scripts/prerender/sharedImage.ts';
import { shareImage } from '#scripts/prerender/shareImage.ts';
import { sharePicture } from '#scripts/prerender/sharePicture.ts';
import { storageOrigin } from '#src/features/pictures/pictureUrl.ts';
import { type } from '#src/theme/theme.ts';
import { anUpload, uploadUrl } from '#tests/support/records/anUpload.ts';
import { plainPicture } from '#tests/support/records/plainPicture.ts';
import { bucket, storeUpload } from '#tests/support/records/storedPictures.ts';
import { firebaseInMemory } from '#tests/support/servers/firebaseInMemory.ts';
import { startServer } from '#tests/support/servers/testServer.ts';

/** A social image: its size, and the colors down the middle of the area for its picture. */
async function drawn(picture: string, sources: ImageSources) {
  const png = await shareImage({ title: 'A title', kicker: 'SEO', picture }, sources);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const colors = [5, 300, 625].map((y) => {
    const at = (y * info.width + 1000) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
  return { size: `${info.width}x${info.height}`, colors };
}

afterEach(() => void vi.restoreAllMocks());

/** The host of uploads. */
const at = (origin: string): ImageSources => ({
  publicFolder: 'public',
  uploads: `${origin}/v0/b/${bucket}/o/`,
});

it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'no picture'])(
  'a picture that cannot be drawn is left out of the social image and named: %s',
  async (svg) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const folder = testFolder();
    writeFileSync(join(folder, 'own.svg'), svg);
    const shared = await drawn('/own.svg', { publicFolder: folder, uploads: null });
    expect(shared).toMatchObject({ size: '1200x630' });
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^Couldn't add \/own\.svg to the social image of "A title": ./),
    );
  },
);

describe('an uploaded image', () => {
  let emulator: StartedEmulator;
  beforeAll(async () => {
    emulator = await firebaseInMemory();
  });
  afterAll(() => emulator.stop());

  it('fills its side of the article’s social image', async () => {
    const file = anUpload();
    await storeUpload(emulator.origin, file, await plainPicture(file, '#ffffff'));
    const shared = await drawn(uploadUrl(file), at(emulator.origin));
    expect(shared).toMatchObject({ size: '1200x630', colors: Array(3).fill([255, 255, 255]) });
  });

  it.each(['webp', 'jpg', 'gif'] as const)(
    'is read by its full URL and by its path, and scaled: %s',
    async (type) => {
      const file = anUpload({ type, width: 640, height: 427 });
      await storeUpload(emulator.origin, file, await plainPicture(file, '#ffffff'));
      for (const url of [uploadUrl(file), emulator.origin + uploadUrl(file)]) {
        const png = (await sharedImage(url, at(emulator.origin)))?.split('data:image/png;base64,')[1];
        expect(await sharp(Buffer.from(png ?? '', 'base64')).metadata()).toMatchObject({
          width: 500,
          height: 630,
        });
      }
    },
  );

  it('that does not load within 15 seconds fails', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new Error('Too slow')));
    await expect(sharedImage(uploadUrl(anUpload()), at(emulator.origin))).rejects.toThrow('Too slow');
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
});

it.each([
  ['another host', 'https://pictures.example/a.jpg'],
  ['the machine that builds', `http://127.0.0.1:8080${uploadUrl(anUpload())}`],
  [
    'another bucket',
    `${storageOrigin}/v0/b/another/o/pictures%2FAbCdEfGhIjKlMnOpQr12-1920x1280.webp?alt=media`,
  ],
])('an image on %s is never fetched', async (_, url) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(await sharedImage(url, { ...at(''), uploads: uploadsOf(bucket) })).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['does not have it', (response) => void response.writeHead(404).end(), 'responded with 404'],
  [
    'redirects',
    (response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    'fetch failed',
  ],
  [
    'sends an SVG',
    (response) => void response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'unsupported',
  ],
  ['sends no picture', (response) => void response.end('no picture'), 'unsupported'],
  ['sends too much', (response) => void response.end(Buffer.alloc(20_000_001)), 'more than 20 MB'],
] satisfies [string, (response: ServerResponse) => void, string][])(
  'an upload is an error if its host %s',
  async (_, answer, reason) => {
    const server = await startServer((_request, response) => answer(response));
    onTestFinished(server.end);
    await expect(sharedImage(uploadUrl(anUpload()), at(server.origin))).rejects.toThrow(reason);
  },
);

it('the build warns if the site’s font is not installed for social images', () => {
  expect(missingFontWarning(type.family)).toBeNull();
  expect(missingFontWarning('Own Font')).toContain('install @fontsource-variable/own-font');
});

/** The bounding box of everything that a title adds to a card. */
async function inkOf(title: string, image?: string) {
  const pixelsOf = async (text: string) =>
    sharp(await sharePicture({ title: text, ...(image && { image }) }))
      .raw()
      .toBuffer({ resolveWithObject: true });
  const [empty, drawn] = await Promise.all([pixelsOf(''), pixelsOf(title)]);
  const { width, channels } = drawn.info;
  let [left, right, top, bottom] = [width, 0, drawn.info.height, 0];
  for (let at = 0; at < drawn.data.length; at += channels) {
    if (drawn.data.readUInt32BE(at) === empty.data.readUInt32BE(at)) continue;
    const [x, y] = [(at / channels) % width, Math.floor(at / channels / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
  }
  return { left, right, top, bottom, isEmpty: right === 0 };
}

describe('the title of a social image', () => {
  it.each([
    ['a long word', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'],
    ['150 letters without a space', 'W'.repeat(150)],
    ['150 letters of Chinese', '東京都渋谷区神南'.repeat(19).slice(0, 150)],
    ['150 letters of Thai', 'เว็บไซต์'.repeat(19).slice(0, 150)],
    ['150 emoji', '👩‍💻'.repeat(30)],
    ['a tower of accents', `Z${'\u0300\u0301\u0302'.repeat(45)}`],
    ['an Arabic sentence', 'كيف نبني موقعًا سريعًا في ستة أسابيع '.repeat(4).slice(0, 150)],
  ])('stays inside the card and beside its picture: %s', async (_, title) => {
    const image = `data:image/png;base64,${(
      await sharp({ create: { width: 5, height: 6, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
    ).toString('base64')}`;
    const ink = await inkOf(title, image);
    expect(ink).toMatchObject({ isEmpty: false });
    expect(ink.left).toBeGreaterThanOrEqual(40);
    expect(ink.right).toBeLessThan(700);
    expect(ink.top).toBeGreaterThan(111);
    expect(ink.bottom).toBeLessThan(630 - 64 - 26);
  });
});
