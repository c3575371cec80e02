import { describe, expect, it } from 'vitest';
import {
  parsePicturePath,
  parsePictureUrl,
  picturePath,
  pictureSizes,
  pictureUrl,
  storageOrigin,
} from '#src/features/pictures/pictureUrl.ts';

const id = 'AbCdEfGhIjKlMnOpQr12';
const bucket = 'agency.firebasestorage.app';

describe('the files of an image', () => {
  it.each([
    { own: [4032, 3024], sizes: ['640x480', '1280x960', '1920x1440'] },
    { own: [1920, 1081], sizes: ['640x360', '1280x721', '1920x1081'] },
    { own: [1500, 1000], sizes: ['640x427', '1280x853', '1500x1000'] },
    { own: [1280, 720], sizes: ['640x360', '1280x720'] },
    { own: [640, 480], sizes: ['640x480'] },
    { own: [20, 30], sizes: ['20x30'] },
    { own: [6000, 2], sizes: ['640x1', '1280x1', '1920x1'] },
  ])('of $own pixels are scaled down, never up: $sizes', ({ own: [width = 0, height = 0], sizes }) => {
    const made = pictureSizes({ width, height }).map((size) => `${size.width}x${size.height}`);
    expect(made).toEqual(sizes);
  });

  it.each(['webp', 'jpg', 'gif'] as const)('are found again by their paths: %s', (type) => {
    const file = { id, width: 1500, height: 1000, type };
    expect(picturePath(file)).toBe(`pictures/${id}-1500x1000.${type}`);
    expect(parsePicturePath(picturePath(file))).toEqual(file);
  });
});

describe('the URL of the largest file', () => {
  const file = { id, width: 1500, height: 1000, type: 'webp' } as const;

  it.each([storageOrigin, '', 'http://127.0.0.1:9199', 'http://localhost:9199'])(
    'determines the URLs of all other sizes, with Storage at "%s"',
    (origin) => {
      const at = (size: string) => `${origin}/v0/b/${bucket}/o/pictures%2F${id}-${size}.webp?alt=media`;
      expect(pictureUrl(origin, bucket, file)).toBe(at('1500x1000'));
      expect(parsePictureUrl(at('1500x1000'))).toEqual({
        ...file,
        variants: [
          { url: at('640x427'), width: 640 },
          { url: at('1280x853'), width: 1280 },
          { url: at('1500x1000'), width: 1500 },
        ],
      });
    },
  );

  it('is that of the only file for an animated image', () => {
    const url = pictureUrl('', bucket, { ...file, width: 2400, type: 'gif' });
    expect(parsePictureUrl(url)?.variants).toEqual([{ url, width: 2400 }]);
  });

  it.each([
    '',
    '/pics/post-nine.svg',
    'https://[',
    `https://pictures.example/v0/b/${bucket}/o/pictures%2F${id}-1500x1000.webp?alt=media`,
    `//pictures.example/v0/b/${bucket}/o/pictures%2F${id}-1500x1000.webp?alt=media`,
    `http://pictures.example:9199/v0/b/${bucket}/o/pictures%2F${id}-1500x1000.webp?alt=media`,
    `/v0/b/${bucket}/o/other%2F${id}-1500x1000.webp?alt=media`,
    `/v0/b/${bucket}/o/pictures%2F${id}0-1500x1000.webp?alt=media`,
    `/v0/b/${bucket}/o/pictures%2F${id}-0x1000.webp?alt=media`,
    `/v0/b/${bucket}/o/pictures%2F${id}-1500x1000.svg?alt=media`,
    `/v0/b/${bucket}/o/pictures%2F${id}-1500x1000.webp.html?alt=media`,
    `/v0/b/${bucket}/o/pictures%2F${id}-1921x1000.webp?alt=media`,
    `/v0/b/${bucket}/o/pictures%2F${id}-1500x1000.webp`,
    `/v0/b/${bucket}/o/pictures%2F${id}-1500x1000.webp?alt=media&token=1`,
    ` /v0/b/${bucket}/o/pictures%2F${id}-1500x1000.webp?alt=media`,
  ])('is not confused with any other: %s', (url) => {
    expect(parsePictureUrl(url)).toBeUndefined();
  });
});
