import { describe, expect, it } from 'vitest';
import { bucket } from '#emulator/tests/support/storageAddress.ts';
import { openStorageRules, storageEmulator } from '#emulator/tests/support/storageSdk.ts';
import { testEmulator, testFolder } from '#emulator/tests/support/testEmulator.ts';

const content = 'abcdefghij';

type Site = { origin: string };

function address({ origin }: Site, name: string, query = ''): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(name)}${query}`;
}

function upload({ origin }: Site, headers: Record<string, string>, body: string, query = 'name=a.txt') {
  return fetch(`${origin}/v0/b/${bucket}/o?${query}`, { method: 'POST', headers, body });
}

function multipart(site: Site, metadata: object, query?: string): Promise<Response> {
  const body = [
    '--cut\r\nContent-Type: application/json; charset=utf-8\r\n\r\n',
    `${JSON.stringify(metadata)}\r\n--cut\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--cut--`,
  ].join('');
  const headers = {
    'X-Goog-Upload-Protocol': 'multipart',
    'Content-Type': 'multipart/related; boundary=cut',
  };
  return upload(site, headers, body, query);
}

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

describe('a download', () => {
  it('comes with its type, its name, its version and what caches may do with it', async () => {
    const site = await storageEmulator();
    await multipart(site, { contentType: 'text/css', cacheControl: 'public, max-age=31536000' });
    const response = await fetch(address(site, 'a.txt', '?alt=media'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/css',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000',
      'content-disposition': "inline; filename*=utf-8''a.txt",
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"\d+-1"$/),
    });
    const headers = { 'If-None-Match': response.headers.get('etag') ?? '' };
    expect((await fetch(address(site, 'a.txt', '?alt=media'), { headers })).status).toBe(304);
    const head = await fetch(address(site, 'a.txt', '?alt=media'), { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
  });

  it.each([
    ['bytes=0-3', 206, 'abcd', 'bytes 0-3/10'],
    ['bytes=4-', 206, 'efghij', 'bytes 4-9/10'],
    ['bytes=8-99', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=-3', 206, 'hij', 'bytes 7-9/10'],
    ['bytes=-99', 206, content, 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, content, null],
    ['bytes=0-1,4-5', 200, content, null],
    ['lines=1-2', 200, content, null],
  ])('of %s answers %i', async (range, status, text, contentRange) => {
    const site = await storageEmulator();
    await multipart(site, {});
    const response = await fetch(address(site, 'a.txt', '?alt=media'), { headers: { Range: range } });
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });
});

describe('an upload in pieces', () => {
  it('goes on where it stopped and says how far it is', async () => {
    const site = await storageEmulator();
    const url = await startUpload(site, content.length);
    await step(url, 'upload', 0, 'abcd');
    const asked = await step(url, 'query');
    expect(asked.headers.get('x-goog-upload-size-received')).toBe('4');
    expect((await step(url, 'upload', 2, 'xx')).status).toBe(400);
    expect((await step(url, 'finalize')).status).toBe(400);
    expect((await fetch(address(site, 'a.txt'))).status).toBe(404);
    const done = await step(url, 'upload, finalize', 4, 'efghij');
    expect(done.headers.get('x-goog-upload-status')).toBe('final');
    expect(await done.json()).toMatchObject({ name: 'a.txt', size: '10', contentType: 'text/plain' });
    expect(await (await fetch(address(site, 'a.txt', '?alt=media'))).text()).toBe(content);
  });

  it('gives the same file when its end is sent again', async () => {
    const site = await storageEmulator();
    const url = await startUpload(site, content.length);
    const [first, second] = [
      await step(url, 'upload, finalize', 0, content),
      await step(url, 'upload, finalize', 0, content),
    ];
    expect(await second.json()).toEqual(await first.json());
    expect((await step(url, 'query')).headers.get('x-goog-upload-status')).toBe('final');
  });

  it('is gone when it was cancelled, and never longer than announced', async () => {
    const site = await storageEmulator();
    const url = await startUpload(site, 3);
    expect((await step(url, 'upload', 0, 'abcd')).status).toBe(400);
    expect((await step(url, 'cancel')).headers.get('x-goog-upload-status')).toBe('cancelled');
    expect((await step(url, 'query')).status).toBe(404);
  });
});

describe('Storage', () => {
  it.each([
    ['no name', 'name='],
    ['a name of dots', 'name=..'],
    ['a line break in the name', 'name=a%0Ab'],
    ['a name of 1025 bytes', `name=${'x'.repeat(1025)}`],
  ])('refuses %s', async (_what, query) => {
    expect((await multipart(await storageEmulator(), {}, query)).status).toBe(400);
  });

  it.each([
    ['a content that differs from its digest', { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' }],
    ['a line break in a setting', { cacheControl: 'a\r\nSet-Cookie: b' }],
    ['a setting that no header can carry', { cacheControl: 'max-age=\u0100' }],
    ['a number as a setting', { contentType: 1 }],
    ['metadata of another form', { metadata: ['a'] }],
    ['too much metadata', { metadata: { a: 'x'.repeat(9000) } }],
  ])('refuses %s', async (_what, metadata) => {
    expect((await multipart(await storageEmulator(), metadata)).status).toBe(400);
  });

  it('refuses a body that is not what it says', async () => {
    const site = await storageEmulator();
    const headers = {
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': 'multipart/related; boundary=cut',
    };
    for (const body of ['', '--cut--', '--cut\r\n\r\n\r\n--cut--', '--cut\r\na\r\n--cut\r\nb\r\n--cut--']) {
      expect((await upload(site, headers, body)).status).toBe(400);
    }
    expect((await upload(site, { 'X-Goog-Upload-Protocol': 'raw' }, 'x')).status).toBe(501);
  });

  it('refuses a token that it cannot read, and lets the owner pass the rules', async () => {
    const site = await storageEmulator('rules_version = "2"; service firebase.storage { }');
    const ask = (authorization: string) =>
      fetch(address(site, 'a.txt'), { headers: { authorization } }).then(({ status }) => status);
    expect(await ask('Firebase rubbish')).toBe(401);
    expect(await ask('Firebase owner')).toBe(404);
    expect(await ask('Bearer owner')).toBe(404);
  });

  it('is left out, loudly, without rules for it', async () => {
    const site = await testEmulator();
    expect((await fetch(address(site, 'a.txt'))).status).toBe(501);
    expect(site.log.join()).toContain('Storage needs a file of storage rules');
  });

  it('keeps its files over a restart, and loses them all with a reset', async () => {
    const directory = testFolder();
    const first = await storageEmulator(openStorageRules, { directory });
    await multipart(first, { metadata: { alt: 'A cat' } });
    await first.stop();
    const second = await storageEmulator(openStorageRules, { directory });
    expect(await (await fetch(address(second, 'a.txt', '?alt=media'))).text()).toBe(content);
    expect(await (await fetch(address(second, 'a.txt'))).json()).toMatchObject({
      metadata: { alt: 'A cat' },
    });
    await second.reset();
    expect((await fetch(address(second, 'a.txt'))).status).toBe(404);
  });
});
