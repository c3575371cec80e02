import { describe, expect, it } from 'vitest';
import { storageEmulator } from '#emulator/tests/support/storageSdk.ts';
import { content, fileUrl, type Site, upload } from './storageRest.ts';

async function startUpload(site: Site, size: number): Promise<string> {
  const started = await upload(
    site,
    {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(size),
      'X-Goog-Upload-Header-Content-Type': 'text/plain',
    },
    '{}',
  );
  expect(started.headers.get('x-goog-upload-status')).toBe('active');
  return started.headers.get('x-goog-upload-url') ?? '';
}

function step(url: string, command: string, offset = 0, body = ''): Promise<Response> {
  const headers = { 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) };
  return fetch(url, { method: 'POST', headers, body });
}

describe('an upload in pieces', () => {
  it('resumes where it stopped and reports its progress', async () => {
    const site = await storageEmulator();
    const url = await startUpload(site, content.length);
    await step(url, 'upload', 0, 'abcd');
    const asked = await step(url, 'query');
    expect(asked.headers.get('x-goog-upload-size-received')).toBe('4');
    expect((await step(url, 'upload', 2, 'xx')).status).toBe(400);
    expect((await step(url, 'finalize')).status).toBe(400);
    expect((await fetch(fileUrl(site, 'a.txt'))).status).toBe(404);
    const done = await step(url, 'upload, finalize', 4, 'efghij');
    expect(done.headers.get('x-goog-upload-status')).toBe('final');
    expect(await done.json()).toMatchObject({ name: 'a.txt', size: '10', contentType: 'text/plain' });
    expect(await (await fetch(fileUrl(site, 'a.txt', '?alt=media'))).text()).toBe(content);
  });

  it('gives the same file when its last piece is sent again', async () => {
    const site = await storageEmulator();
    const url = await startUpload(site, content.length);
    const [first, second] = [
      await step(url, 'upload, finalize', 0, content),
      await step(url, 'upload, finalize', 0, content),
    ];
    expect(await second.json()).toEqual(await first.json());
    expect((await step(url, 'query')).headers.get('x-goog-upload-status')).toBe('final');
  });

  it('leaves nothing when it is canceled, and never exceeds its announced size', async () => {
    const site = await storageEmulator();
    const url = await startUpload(site, 3);
    expect((await step(url, 'upload', 0, 'abcd')).status).toBe(400);
    expect((await step(url, 'cancel')).headers.get('x-goog-upload-status')).toBe('cancelled');
    expect((await step(url, 'query')).status).toBe(404);
  });
});
