import { describe, expect, it } from 'vitest';
import { storageEmulator } from '#emulator/tests/support/storageSdk.ts';
import { content, fileUrl, multipart } from './storageRest.ts';

describe('a download', () => {
  it('comes with its type, name, version and cache headers', async () => {
    const site = await storageEmulator();
    await multipart(site, { contentType: 'text/css', cacheControl: 'public, max-age=31536000' });
    const response = await fetch(fileUrl(site, 'a.txt', '?alt=media'));
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
    expect((await fetch(fileUrl(site, 'a.txt', '?alt=media'), { headers })).status).toBe(304);
    const head = await fetch(fileUrl(site, 'a.txt', '?alt=media'), { method: 'HEAD' });
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
  ])('of %s returns %i', async (range, status, text, contentRange) => {
    const site = await storageEmulator();
    await multipart(site, {});
    const response = await fetch(fileUrl(site, 'a.txt', '?alt=media'), { headers: { Range: range } });
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });
});
