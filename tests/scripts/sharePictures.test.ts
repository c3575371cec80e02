import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { type ImageSources, uploadsOf } from '#scripts/prerender/sharedImage.ts';
import { fontMismatchWarning, sharePicture } from '#scripts/prerender/sharePicture.tsx';
import { sharePictures } from '#scripts/prerender/sharePictures.ts';
import { storageOrigin } from '#src/features/pictures/pictureUrl.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { type } from '#src/theme/theme.ts';
import { anUpload, uploadAddress } from '#tests/support/records/anUpload.ts';
import { aLoadedPost } from '#tests/support/records/aPost.ts';
import { plainPicture } from '#tests/support/records/plainPicture.ts';
import { bucket, storeUpload } from '#tests/support/records/storedPictures.ts';
import { startServer } from '#tests/support/servers/testServer.ts';

const post = aLoadedPost({ id: 'one', title: 'A title', featuredImage: '/own.svg' });

/** An article's social image: its file, its size, and the colors down the middle of the area for its featured image. */
async function drawn(article: Post, sources: Partial<ImageSources>) {
  for await (const { file, png } of sharePictures(
    new Map([[paths.article('one'), article.title]]),
    [article],
    sources,
  )) {
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const colors = [5, 300, 625].map((y) => {
      const at = (y * info.width + 1000) * info.channels;
      return [...data.subarray(at, at + 3)];
    });
    return { file, size: `${info.width}x${info.height}`, colors };
  }
  throw new Error('Nothing was drawn');
}

function sourcesOf({ origin }: StartedEmulator): Partial<ImageSources> {
  return { uploads: `${origin}/v0/b/${bucket}/o/` };
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<svg', 'no picture'])(
  'a picture that cannot be drawn is left out of the social image and named: %s',
  async (svg) => {
    const folder = testFolder();
    writeFileSync(join(folder, 'own.svg'), svg);
    expect(await drawn(post, { publicFolder: folder })).toMatchObject({
      file: 'share/blog/one.png',
      size: '1200x630',
    });
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/add \/own\.svg to the social image of "A title"/),
    );
  },
);

describe('an uploaded image', () => {
  let emulator: StartedEmulator;
  beforeAll(async () => {
    emulator = await startEmulator({ ...embeddedProject, directory: null, log: () => undefined });
  });
  afterAll(() => emulator.stop());

  const white = [255, 255, 255];
  const withImage = (featuredImage: string) => ({ ...post, featuredImage });

  it.each(['webp', 'jpg', 'gif'] as const)(
    'fills its side of the article’s social image: %s',
    async (type) => {
      const file = anUpload({ type });
      await storeUpload(emulator.origin, file, await plainPicture(file, '#ffffff'));
      const address = uploadAddress(file);
      for (const featuredImage of [address, emulator.origin + address]) {
        const shared = await drawn(withImage(featuredImage), sourcesOf(emulator));
        expect(shared).toMatchObject({ size: '1200x630', colors: [white, white, white] });
      }
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('that cannot be fetched is left out and named, and the build continues', async () => {
    const missing = uploadAddress(anUpload({ id: '00000000000000000000' }));
    const shared = await drawn(withImage(missing), sourcesOf(emulator));
    expect(shared.size).toBe('1200x630');
    const said = `add ${missing} to the social image of "A title": ${new URL(emulator.origin).host} responded with 404`;
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(said));
    const unreachable = await drawn(withImage(missing), { uploads: `http://127.0.0.1:1/v0/b/${bucket}/o/` });
    expect(unreachable.size).toBe('1200x630');
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('fetch failed'));
  });

  it('that does not load within 15 seconds is left out and named', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new Error('Too slow')));
    onTestFinished(() => timeout.mockRestore());
    const file = anUpload();
    await storeUpload(emulator.origin, file, await plainPicture(file, '#ffffff'));
    const shared = await drawn(withImage(uploadAddress(file)), sourcesOf(emulator));
    expect(shared.colors).not.toContainEqual(white);
    expect(timeout).toHaveBeenCalledWith(15_000);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/: Too slow/));
  });

  it('that no library can read is left out and named', async () => {
    const file = anUpload({ id: 'NoPictureNoPicture00' });
    await storeUpload(emulator.origin, file, Buffer.from('no picture'));
    const shared = await drawn(withImage(uploadAddress(file)), sourcesOf(emulator));
    expect(shared.size).toBe('1200x630');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('add /v0/b/'));
  });
});

it.each([
  ['another host', 'https://pictures.example/a.jpg'],
  ['the machine that builds', `http://127.0.0.1:8080${uploadAddress(anUpload())}`],
  [
    'another bucket',
    `${storageOrigin}/v0/b/another/o/pictures%2FAbCdEfGhIjKlMnOpQr12-1920x1280.webp?alt=media`,
  ],
])('an image on %s is never fetched', async (_, featuredImage) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  await drawn({ ...post, featuredImage }, { uploads: uploadsOf(bucket) });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
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
  ['sends too much', (response) => void response.end(Buffer.alloc(20_000_001)), 'more than 20 MB'],
] satisfies [string, (response: ServerResponse) => void, string][])(
  'an upload is left out if its host %s',
  async (_, answer, reason) => {
    const server = await startServer((_request, response) => answer(response));
    onTestFinished(server.end);
    const uploads = `${server.origin}/v0/b/${bucket}/o/`;
    const shared = await drawn({ ...post, featuredImage: uploadAddress(anUpload()) }, { uploads });
    expect(shared.size).toBe('1200x630');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(reason));
  },
);

it('the build warns when the site uses a different font than the social images', () => {
  expect(fontMismatchWarning(type.family)).toBeNull();
  expect(fontMismatchWarning('Inter')).toContain('To switch them to Inter, see docs/theme.md');
});

it('the letters of Polish, Czech, Turkish and Vietnamese are drawn, not the box for a missing one', async () => {
  const letters = ['Ł', 'ą', 'Ž', 'ř', 'ş', 'ğ', 'ơ', 'ư'];
  const pictures = await Promise.all(
    letters.map(async (title) => (await sharePicture({ title })).toString('base64')),
  );
  expect(new Set(pictures).size).toBe(letters.length);
});
