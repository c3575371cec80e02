import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlePage, startBrowser } from '#emulator/tests/support/browser.ts';
import { pictureMessages, unreadableFormat } from '#src/admin/posts/pictures/messages.ts';
import { type PictureFile, parsePictureUrl, pictureUrl } from '#src/features/pictures/pictureUrl.ts';
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

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 30 } },
  });

const cut = async (image: Promise<Buffer>, part: number) => {
  const bytes = await image;
  return [...bytes.subarray(0, Math.floor(bytes.length * part))];
};

describe('an image at the limits of its format', () => {
  it('is scaled to the height that WebP can hold, instead of being cut off', async () => {
    const { refusal, files } = await preparePng(1290, 20_000);
    expect(refusal).toBe('');
    const largest = files.at(-1);
    expect(largest).toMatchObject({
      said: { width: 1056, height: 16_372 },
      is: { width: 1056, height: 16_372 },
    });
    expect([largest?.above[3], largest?.below[3]]).toEqual([255, 0]);
    for (const { said, is } of files) expect(is).toEqual(said);
  });

  it('is rejected if scaling would leave only a strip', async () => {
    expect((await preparePng(200, 40_000)).refusal).toBe(pictureMessages.tooTall);
  });

  it('is rejected if the browser encodes only a part of it', async () => {
    const { refusal } = await page.evaluate(async () => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (callback, kind, quality) {
        const smaller = Object.assign(document.createElement('canvas'), {
          width: Math.min(this.width, 500),
          height: Math.min(this.height, 300),
        });
        smaller.getContext('2d')?.drawImage(this, 0, 0);
        toBlob.call(smaller, callback, kind, quality);
      };
      return pictures.prepare(await pictures.aPng(700, 400)).finally(() => {
        HTMLCanvasElement.prototype.toBlob = toBlob;
      });
    });
    expect(refusal).toBe(pictureMessages.damaged);
  });
});

describe('an animation', () => {
  const frames = (type: 'webp' | 'gif') =>
    sharp(Buffer.concat([Buffer.alloc(900 * 10 * 3, 50), Buffer.alloc(900 * 10 * 3, 200)]), {
      raw: { width: 900, height: 20, channels: 3, pageHeight: 10 },
    })
      .toFormat(type, { delay: [100, 100], loop: 0 })
      .toBuffer();

  it('in a WebP stays as it is, in one file that pages show unscaled', async () => {
    const bytes = await frames('webp');
    const { files } = await prepare({ bytes: [...bytes], type: 'image/png' });
    expect(files).toMatchObject([{ type: 'animated.webp', said: { width: 900, height: 10 } }]);
    expect(
      parsePictureUrl(
        pictureUrl('', 'b', { ...files[0]?.said, id: 'a'.repeat(20), type: 'animated.webp' } as PictureFile),
      )?.variants,
    ).toHaveLength(1);
  });

  it('in a PNG stays as it is, too', async () => {
    const png = await noise(40, 30).png().toBuffer();
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
    const at = png.indexOf('IDAT') - 4;
    const bytes = Buffer.concat([png.subarray(0, at), control, png.subarray(at)]);
    expect((await prepare({ bytes: [...bytes] })).files).toMatchObject([
      { type: 'animated.png', said: { width: 40, height: 30 } },
    ]);
  });
});

describe('a browser that randomizes canvas data', () => {
  const falsify = (kind: 'noise' | 'white' | 'lowest bits') =>
    page.evaluate(async (how) => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
        const context = this.getContext('2d');
        const image = context?.getImageData(0, 0, this.width, this.height);
        if (image) {
          image.data.set(
            image.data.map((value, at) =>
              at % 4 === 3
                ? value
                : how === 'white'
                  ? 255
                  : how === 'noise'
                    ? Math.random() * 256
                    : value ^ 1,
            ),
          );
          context?.putImageData(image, 0, 0);
        }
        toBlob.call(this, callback, type, quality);
      };
      return pictures.prepare(await pictures.aPng(300, 200)).finally(() => {
        HTMLCanvasElement.prototype.toBlob = toBlob;
      });
    }, kind);

  it.each(['noise', 'white'] as const)('uploads nothing and tells the admin why: %s', async (kind) => {
    expect((await falsify(kind)).refusal).toBe(pictureMessages.randomizedCanvas);
  });

  it('can upload if the difference is invisible', async () => {
    expect((await falsify('lowest bits')).refusal).toBe('');
  });
});

describe('a file is rejected with the actual reason if it', () => {
  const ftyp = (brand: string) => [...Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`, 'latin1')];
  const jpeg = () =>
    noise(600, 400)
      .withExif({ IFD0: { Artist: 'A' } })
      .jpeg()
      .toBuffer();

  it.each<{ is: string; file: () => Source | Promise<Source>; refusal: string }>([
    {
      is: 'is not an image',
      file: () => ({ bytes: text('Dear Ana,') }),
      refusal: pictureMessages.notPicture,
    },
    {
      is: 'is not an image, although its name says so',
      file: () => ({ bytes: text('Dear Ana,'), type: 'image/jpeg' }),
      refusal: pictureMessages.notPicture,
    },
    { is: 'is a PDF', file: () => ({ bytes: text('%PDF-1.7\n') }), refusal: pictureMessages.notPicture },
    { is: 'is empty', file: () => ({ bytes: [] }), refusal: 'The file is empty' },
    {
      is: 'is a HEIC photo, even if its type says JPEG',
      file: () => ({ bytes: ftyp('heic'), type: 'image/jpeg' }),
      refusal: pictureMessages.heic,
    },
    { is: 'is a HEIC of another kind', file: () => ({ bytes: ftyp('mif1') }), refusal: pictureMessages.heic },
    {
      is: 'is an SVG, which can carry scripts',
      file: () => ({ bytes: text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') }),
      refusal: unreadableFormat('SVG'),
    },
    {
      is: 'is a TIFF',
      file: async () => ({ bytes: [...(await noise(20, 10).tiff().toBuffer())], type: 'image/jpeg' }),
      refusal: unreadableFormat('TIFF'),
    },
    {
      is: 'is a Photoshop file',
      file: () => ({ bytes: [...Buffer.from('8BPS\0\x01\0\0\0\0\0\0\0\x03\0\0\0\x09\0\0\0\x09', 'latin1')] }),
      refusal: unreadableFormat('Photoshop'),
    },
    {
      is: 'is a JPEG XL',
      file: () => ({ bytes: [...Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1'), 0, 0] }),
      refusal: unreadableFormat('JPEG XL'),
    },
    {
      is: 'is a JPEG without its end',
      file: async () => ({ bytes: await cut(jpeg(), 0.6) }),
      refusal: pictureMessages.cutOff,
    },
    {
      is: 'is only the first bytes of a JPEG',
      file: () => ({ bytes: [0xff, 0xd8, 0xff, 0xe0, 0, 16] }),
      refusal: pictureMessages.cutOff,
    },
    {
      is: 'is a PNG without its end',
      file: async () => ({ bytes: await cut(noise(300, 200).png().toBuffer(), 0.6) }),
      refusal: pictureMessages.cutOff,
    },
    {
      is: 'is a WebP without its end',
      file: async () => ({ bytes: await cut(noise(300, 200).webp().toBuffer(), 0.6) }),
      refusal: pictureMessages.cutOff,
    },
    {
      is: 'is an AVIF without its end',
      file: async () => ({ bytes: await cut(noise(64, 64).avif().toBuffer(), 0.6) }),
      refusal: pictureMessages.damaged,
    },
    {
      is: 'is a GIF without a size',
      file: () => ({ bytes: text('GIF89a') }),
      refusal: pictureMessages.damaged,
    },
    {
      is: 'is a GIF of more than 5 MB',
      file: () => ({ bytes: [...aGif(), ...Array<number>(1024)], copies: 5 * 1024 }),
      refusal: 'The GIF is larger than 5 MB',
    },
    {
      is: 'is larger than 50 MB',
      file: () => ({ bytes: [0xff, 0xd8, 0xff, ...Array<number>(1021).fill(0)], copies: 51 * 1024 }),
      refusal: 'The file is larger than 50 MB',
    },
  ])('$is', async ({ file, refusal }) => {
    expect((await prepare(await file())).refusal).toBe(refusal);
  });
});
