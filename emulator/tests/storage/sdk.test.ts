import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { bucket } from '#emulator/tests/support/storageAddress.ts';
import { storageEmulator, storageOf, storageRulesWith } from '#emulator/tests/support/storageSdk.ts';

const photo = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);

function bytesOf(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, index) => (index * 7) % 256);
}

async function isStored(file: StorageReference, content: Uint8Array): Promise<boolean> {
  return Buffer.from(await getBytes(file)).equals(content);
}

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'done',
    (error) => error.code,
  );
}

describe('the Storage SDK', () => {
  it('uploads a file in one request and reads it back, byte for byte, with its metadata', async () => {
    const file = ref(storageOf(await storageEmulator()), 'pictures/Katze é 🎉.webp');
    const settings = {
      contentType: 'image/webp',
      cacheControl: 'public, max-age=60',
      customMetadata: { alt: 'Eine Katze' },
    };
    const { metadata } = await uploadBytes(file, photo, settings);
    expect(metadata).toMatchObject({ ...settings, bucket, fullPath: file.fullPath, size: photo.length });
    expect(await isStored(file, photo)).toBe(true);
    expect(await getMetadata(file)).toMatchObject({
      ...settings,
      name: 'Katze é 🎉.webp',
      md5Hash: expect.stringMatching(/^.{22}==$/),
      timeCreated: expect.stringMatching(/Z$/),
      metageneration: '1',
    });
  });

  it.each([0, 1, 262_144, 1_000_001])('uploads %i bytes in pieces and reports its progress', async (size) => {
    const file = ref(storageOf(await storageEmulator()), 'pictures/a.png');
    const content = bytesOf(size);
    const progress: number[] = [];
    const task = uploadBytesResumable(file, content, { contentType: 'image/png' });
    task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
    const { metadata } = await task;
    expect(metadata).toMatchObject({ size, contentType: 'image/png' });
    expect(progress.at(-1)).toBe(size);
    expect(await isStored(file, content)).toBe(true);
  });

  it('stores no part of a canceled upload', async () => {
    const storage = storageOf(await storageEmulator());
    const task = uploadBytesResumable(ref(storage, 'pictures/a.png'), bytesOf(3_000_000));
    task.cancel();
    expect(await codeOf(Promise.resolve(task))).toBe('storage/canceled');
    expect((await listAll(ref(storage, 'pictures'))).items).toEqual([]);
  });

  it('accepts text, even as base64', async () => {
    const file = ref(storageOf(await storageEmulator()), 'notes/a.txt');
    await uploadString(file, 'aGkgw6k=', 'base64', { contentType: 'text/plain' });
    expect(new TextDecoder().decode(await getBytes(file))).toBe('hi é');
    expect(new TextDecoder().decode(await getBytes(file, 2))).toBe('hi');
  });

  it('returns a URL that shows the file to anyone who has it, until the file is deleted', async () => {
    const rules = storageRulesWith('match /{path=**} { allow read, write: if request.auth != null; }');
    const emulator = await storageEmulator(rules);
    const file = ref(storageOf(emulator, { sub: 'ada' }), 'pictures/a.png');
    await uploadBytes(file, photo, { contentType: 'image/png' });
    const url = await getDownloadURL(file);
    expect(url).toContain(
      `http://127.0.0.1:${emulator.port}/v0/b/${bucket}/o/pictures%2Fa.png?alt=media&token=`,
    );
    const shown = await fetch(url);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true);
    expect((await fetch(url.replace(/token=.*/, 'token=guessed'))).status).toBe(403);
    await deleteObject(file);
    expect((await fetch(url)).status).toBe(403);
  });

  it('changes and deletes metadata without touching the content', async () => {
    const file = ref(storageOf(await storageEmulator()), 'pictures/a.png');
    await uploadBytes(file, photo, { contentLanguage: 'de', customMetadata: { alt: 'Alt', by: 'Ada' } });
    const changed = await updateMetadata(file, {
      contentType: 'image/png',
      contentLanguage: null as unknown as string,
      customMetadata: { alt: 'Neu', by: null as unknown as string },
    });
    expect(changed).toMatchObject({
      contentType: 'image/png',
      customMetadata: { alt: 'Neu' },
      metageneration: '2',
    });
    expect(changed.customMetadata).not.toHaveProperty('by');
    expect(changed.contentLanguage).toBeUndefined();
    expect(await isStored(file, photo)).toBe(true);
  });

  it('lists files and folders page by page, in order', async () => {
    const storage = storageOf(await storageEmulator());
    const names = ['b.png', 'a.png', 'deep/x.png', 'deep/y.png', 'deep-er/z.png', 'é.png'];
    for (const name of names) await uploadBytes(ref(storage, `pictures/${name}`), photo);
    await uploadBytes(ref(storage, 'other/a.png'), photo);
    const all = await listAll(ref(storage, 'pictures'));
    expect(all.items.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'é.png']);
    expect(all.prefixes.map(({ fullPath }) => fullPath)).toEqual(['pictures/deep-er', 'pictures/deep']);
    const found: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(ref(storage, 'pictures'), { maxResults: 2, ...(pageToken && { pageToken }) });
      expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(2);
      found.push(...page.items.map(({ name }) => name), ...page.prefixes.map(({ name }) => name));
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    expect(found.sort()).toEqual(['a.png', 'b.png', 'deep', 'deep-er', 'é.png'].sort());
    expect((await listAll(ref(storage))).prefixes.map(({ name }) => name)).toEqual(['other', 'pictures']);
  });

  it('replaces the content of a file', async () => {
    const file = ref(storageOf(await storageEmulator()), 'pictures/a.png');
    const first = await uploadBytes(file, photo);
    const second = await uploadBytes(file, bytesOf(10));
    expect(Number(second.metadata.generation)).toBeGreaterThan(Number(first.metadata.generation));
    expect(await isStored(file, bytesOf(10))).toBe(true);
  });

  it('reports missing and forbidden files with production’s error codes', async () => {
    const rules = storageRulesWith(
      'match /open/{name} { allow read, write; } match /shut/{name} { allow get: if resource.size < 5; }',
    );
    const storage = storageOf(await storageEmulator(rules));
    const open = ref(storage, 'open/a');
    const shut = ref(storage, 'shut/a');
    expect(await codeOf(getBytes(open))).toBe('storage/object-not-found');
    expect(await codeOf(getMetadata(open))).toBe('storage/object-not-found');
    expect(await codeOf(getDownloadURL(open))).toBe('storage/object-not-found');
    expect(await codeOf(deleteObject(open))).toBe('storage/object-not-found');
    expect(await codeOf(updateMetadata(open, {}))).toBe('storage/object-not-found');
    expect(await codeOf(getBytes(shut))).toBe('storage/unauthorized');
    expect(await codeOf(uploadBytes(shut, photo))).toBe('storage/unauthorized');
    expect(await codeOf(Promise.resolve(uploadBytesResumable(shut, photo)))).toBe('storage/unauthorized');
    expect(await codeOf(listAll(ref(storage, 'shut')))).toBe('storage/unauthorized');
    expect(await codeOf(deleteObject(shut))).toBe('storage/unauthorized');
    expect(await codeOf(updateMetadata(shut, {}))).toBe('storage/unauthorized');
  });
});
