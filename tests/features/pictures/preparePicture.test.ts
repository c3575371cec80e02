import { deflateSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlePage, startBrowser } from '#emulator/tests/support/browser.ts';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { maxFileBytes } from '#src/features/pictures/preparePicture.ts';
import { aGif } from '#tests/support/records/aGif.ts';
import { aPhotograph, cameraName } from '#tests/support/records/photograph.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const script = await bundlePage(new URL('./picturePage.ts', import.meta.url));
  browser = await startBrowser();
  page = await browser.newPage();
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'pictures' in globalThis);
});
afterAll(() => browser.close());

type Source = { bytes: readonly number[]; type?: string; copies?: number };

/** Prepares a file with these bytes, repeated `copies` times. */
function prepare({ bytes, type = '', copies = 1 }: Source) {
  return page.evaluate(
    (given) => {
      const part = new Uint8Array(given.bytes);
      const file = new File(Array<BlobPart>(given.copies).fill(part), 'file', { type: given.type });
      return pictures.prepare(file);
    },
    { bytes: [...bytes], type, copies },
  );
}

function preparePng(width: number, height: number) {
  return page.evaluate(async ([w, h]) => pictures.prepare(await pictures.aPng(w, h)), [
    width,
    height,
  ] as const);
}

/** A black PNG with a tiny file size. */
function blackPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const parts = [pngChunk('IHDR', size), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

const text = (content: string) => [...Buffer.from(content)];

describe('an accepted picture', () => {
  it('becomes upright WebP in three widths, without camera metadata', async () => {
    const photograph = await aPhotograph(page, { width: 1500, height: 2000 });
    const found = await photograph.evaluate(({ files }) => pictures.prepare(files[0] as File));
    const sizes = [
      { width: 640, height: 853 },
      { width: 1280, height: 1707 },
      { width: 1500, height: 2000 },
    ];
    expect(found.type).toBe('webp');
    expect(found.files.map(({ said }) => said)).toEqual(sizes);
    expect(found.files.map(({ drawn }) => drawn)).toEqual(sizes);
    for (const { contentType, above, text: bytes } of found.files) {
      expect(contentType).toBe('image/webp');
      expect(above[0]).toBeGreaterThan(200);
      expect(above[1]).toBeLessThan(60);
      expect(bytes).not.toContain(cameraName);
      expect(bytes).not.toMatch(/Exif|EXIF|XMP /);
    }
  });

  it.each([
    { width: 300, height: 200, widths: [300] },
    { width: 640, height: 100, widths: [640] },
    { width: 641, height: 100, widths: [640, 641] },
    { width: 2500, height: 10, widths: [640, 1280, 1920] },
  ])('is never enlarged: $width x $height becomes $widths', async ({ width, height, widths }) => {
    const { files } = await preparePng(width, height);
    expect(files.map(({ drawn }) => drawn.width)).toEqual(widths);
  });

  it('keeps its transparency', async () => {
    const { files } = await preparePng(300, 200);
    expect([files[0]?.above[3], files[0]?.below[3]]).toEqual([255, 0]);
  });

  it('becomes JPEG on white in browsers that cannot encode WebP, such as Safari', async () => {
    const { type, files } = await page.evaluate(async () => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (callback, kind, quality) {
        toBlob.call(this, callback, kind === 'image/webp' ? 'image/png' : kind, quality);
      };
      return pictures.prepare(await pictures.aPng(700, 400)).finally(() => {
        HTMLCanvasElement.prototype.toBlob = toBlob;
      });
    });
    expect([type, files.map(({ contentType }) => contentType)]).toEqual([
      'jpg',
      ['image/jpeg', 'image/jpeg'],
    ]);
    expect(files[0]?.below).toEqual([255, 255, 255, 255]);
  });

  it('stays unchanged when it is a GIF, which may be animated', async () => {
    const gif = aGif({ width: 3000, height: 20 });
    const { type, files } = await prepare({ bytes: [...gif], type: 'image/gif' });
    expect(type).toBe('gif');
    expect(files.map(({ said }) => said)).toEqual([{ width: 3000, height: 20 }]);
    const asText = (bytes: number[]) => new TextDecoder('latin1').decode(new Uint8Array(bytes));
    expect(files[0]?.text).toBe(await page.evaluate(asText, [...gif]));
  });
});

describe('a file is rejected with a reason if it', () => {
  it.each<{ is: string; file: Source; refusal: string }>([
    { is: 'is no picture', file: { bytes: text('Dear Ana,') }, refusal: pictureMessages.notPicture },
    { is: 'is empty', file: { bytes: [] }, refusal: pictureMessages.notPicture },
    {
      is: 'is an SVG by its type',
      file: { bytes: text('<!-- mine -->'), type: 'image/svg+xml' },
      refusal: 'SVG files can contain scripts. Export the image as PNG',
    },
    {
      is: 'is an SVG by what it holds',
      file: { bytes: text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>') },
      refusal: 'SVG files can contain scripts. Export the image as PNG',
    },
    {
      is: 'is cut off',
      file: { bytes: [0xff, 0xd8, 0xff, 0xe0, 0, 16] },
      refusal: "This browser can't read the image. Save it as JPEG or PNG",
    },
    {
      is: 'has more than 50 megapixels',
      file: { bytes: [...blackPng(8000, 6400)] },
      refusal: 'The image has more than 50 megapixels',
    },
    {
      is: 'is a GIF of more than 5 MB',
      file: { bytes: [...aGif(), ...Array<number>(1024)], copies: maxFileBytes / 1024 },
      refusal: 'The GIF is larger than 5 MB',
    },
    {
      is: 'is larger than 50 MB',
      file: { bytes: [0xff, 0xd8, 0xff, ...Array<number>(1021).fill(0)], copies: 51 * 1024 },
      refusal: 'The file is larger than 50 MB',
    },
  ])('$is', async ({ file, refusal }) => {
    expect((await prepare(file)).refusal).toBe(refusal);
  });
});
