import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlePage, startBrowser } from '#emulator/tests/support/browser.ts';
import { pictureMessages } from '#src/features/pictures/messages.ts';
import { maxFileBytes } from '#src/features/pictures/preparePicture.ts';
import { aGif } from '#tests/support/records/aGif.ts';

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

const text = (content: string) => [...Buffer.from(content)];

describe('an accepted image', () => {
  it('keeps its transparency', async () => {
    const { files } = await preparePng(300, 200);
    expect([files[0]?.above[3], files[0]?.below[3]]).toEqual([255, 0]);
  });

  it('becomes JPEG on white in browsers that cannot encode WebP, such as Safari', async () => {
    const { files } = await page.evaluate(async () => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (callback, kind, quality) {
        toBlob.call(this, callback, kind === 'image/webp' ? 'image/png' : kind, quality);
      };
      return pictures.prepare(await pictures.aPng(700, 400)).finally(() => {
        HTMLCanvasElement.prototype.toBlob = toBlob;
      });
    });
    expect(files.map(({ type, contentType }) => [type, contentType])).toEqual([
      ['jpg', 'image/jpeg'],
      ['jpg', 'image/jpeg'],
    ]);
    expect(files[0]?.below).toEqual([255, 255, 255, 255]);
  });

  it('stays unchanged when it is a GIF, which may be animated', async () => {
    const gif = aGif({ width: 3000, height: 20 });
    const { files } = await prepare({ bytes: [...gif], type: 'image/gif' });
    expect(files).toMatchObject([{ type: 'gif', said: { width: 3000, height: 20 } }]);
    const asText = (bytes: number[]) => new TextDecoder('latin1').decode(new Uint8Array(bytes));
    expect(files[0]?.text).toBe(await page.evaluate(asText, [...gif]));
  });
});

describe('a file is rejected with a reason if it', () => {
  it.each<{ is: string; file: Source; refusal: string }>([
    { is: 'is no picture', file: { bytes: text('Dear Ana,') }, refusal: pictureMessages.unreadablePicture },
    { is: 'is empty', file: { bytes: [] }, refusal: pictureMessages.unreadablePicture },
    {
      is: 'is an SVG, which can carry scripts',
      file: { bytes: text('<svg xmlns="http://www.w3.org/2000/svg"/>'), type: 'image/svg+xml' },
      refusal: "This browser can't read the image. Save it as JPEG or PNG",
    },
    {
      is: 'is cut off',
      file: { bytes: [0xff, 0xd8, 0xff, 0xe0, 0, 16] },
      refusal: pictureMessages.unreadablePicture,
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
