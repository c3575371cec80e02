import { describe, expect, it } from 'vitest';
import { sdkBrowser } from '#emulator/tests/support/browser.ts';
import { openStorageRules, storageEmulator } from '#emulator/tests/support/storageSdk.ts';

const { site, visit } = sdkBrowser();

/** The SDK on the page's own origin, and on another port, which requires preflights. */
async function places(): Promise<string[]> {
  const { origin } = await site({ storageRules: openStorageRules });
  const { origin: other } = await storageEmulator();
  return [origin, `${origin}/?emulator=${encodeURIComponent(other)}`];
}

describe('the Storage SDK in a browser', () => {
  it('uploads, shows, lists, changes and deletes files, from its own origin and another', async () => {
    for (const place of await places()) {
      const page = await visit(place);
      const found = await page.evaluate(async () => {
        const { files, storage: st } = sdk;
        const file = st.ref(files, 'pictures/é a.png');
        const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 });
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
        if (blob === null) throw new Error('The canvas gives no picture.');
        const progress: number[] = [];
        const task = st.uploadBytesResumable(file, blob, { customMetadata: { alt: 'A cat' } });
        task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
        await task;
        await st.uploadString(st.ref(files, 'pictures/b.txt'), 'hi');
        const image = Object.assign(new Image(), { src: await st.getDownloadURL(file) });
        await image.decode();
        const { items } = await st.listAll(st.ref(files, 'pictures'));
        await st.updateMetadata(file, { cacheControl: 'no-store' });
        const { contentType, cacheControl, customMetadata } = await st.getMetadata(file);
        const copy = await st.getBlob(file);
        await st.deleteObject(file);
        const after = await st.getMetadata(file).catch((error) => error.code);
        return {
          ...{ contentType, cacheControl, customMetadata, after },
          size: [image.naturalWidth, image.naturalHeight],
          names: items.map(({ name }) => name),
          isComplete: progress.at(-1) === blob.size && copy.size === blob.size,
        };
      });
      expect(found).toEqual({
        contentType: 'image/png',
        cacheControl: 'no-store',
        customMetadata: { alt: 'A cat' },
        after: 'storage/object-not-found',
        size: [30, 20],
        names: ['b.txt', 'é a.png'],
        isComplete: true,
      });
    }
  });

  it('resumes an upload when the network comes back', async () => {
    const { origin } = await site({ storageRules: openStorageRules });
    const page = await visit(origin);
    await page.evaluate(() => {
      const { files, storage: st, seen } = sdk;
      const content = new Uint8Array(2_000_000).fill(7);
      const task = st.uploadBytesResumable(st.ref(files, 'pictures/a.bin'), content);
      task.on('state_changed', ({ bytesTransferred }) => seen.push(bytesTransferred));
      void task.then(({ metadata }) => seen.push(`stored ${metadata.size}`));
    });
    await page.waitForFunction(() => sdk.seen.some((bytes) => Number(bytes) > 0));
    await page.context().setOffline(true);
    await page.waitForTimeout(300);
    await page.context().setOffline(false);
    await expect.poll(() => page.evaluate(() => sdk.seen.at(-1))).toBe('stored 2000000');
    const isWhole = await page.evaluate(async () => {
      const { files, storage: st } = sdk;
      const bytes = new Uint8Array(await st.getBytes(st.ref(files, 'pictures/a.bin')));
      return bytes.length === 2_000_000 && bytes.every((byte) => byte === 7);
    });
    expect(isWhole).toBe(true);
  });
});
