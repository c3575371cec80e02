import { describe, expect, it } from 'vitest';
import { openStorageRules, storageEmulator } from '#emulator/tests/support/storageSdk.ts';
import { testEmulator, testFolder } from '#emulator/tests/support/testEmulator.ts';
import { content, fileUrl, multipart, upload } from './storageRest.ts';

describe('Storage', () => {
  it.each([
    ['no name', 'name='],
    ['a name made of dots', 'name=..'],
    ['a line break in the name', 'name=a%0Ab'],
    ['a name of 1025 bytes', `name=${'x'.repeat(1025)}`],
  ])('refuses %s', async (_what, query) => {
    expect((await multipart(await storageEmulator(), {}, query)).status).toBe(400);
  });

  it.each([
    ['content that differs from its digest', { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' }],
    ['a line break in a setting', { cacheControl: 'a\r\nSet-Cookie: b' }],
    ['a setting that no header can carry', { cacheControl: 'max-age=\u0100' }],
    ['a number as a setting', { contentType: 1 }],
    ['a list as metadata', { metadata: ['a'] }],
    ['too much metadata', { metadata: { a: 'x'.repeat(9000) } }],
  ])('refuses %s', async (_what, metadata) => {
    expect((await multipart(await storageEmulator(), metadata)).status).toBe(400);
  });

  it('refuses a body that does not fit its upload protocol', async () => {
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

  it('refuses an unreadable token, and lets the owner bypass the rules', async () => {
    const site = await storageEmulator(
      'service firebase.storage { match /b/{bucket} { allow read: if false; } }',
    );
    const ask = (authorization: string) =>
      fetch(fileUrl(site, 'a.txt'), { headers: { authorization } }).then(({ status }) => status);
    expect(await ask('Firebase garbage')).toBe(401);
    expect(await ask('Firebase owner')).toBe(404);
    expect(await ask('Bearer owner')).toBe(404);
  });

  it('is switched off with a warning when it has no rules', async () => {
    const site = await testEmulator();
    expect((await fetch(fileUrl(site, 'a.txt'))).status).toBe(501);
    expect(site.log.join()).toContain('Storage requires a storage rules file');
  });

  it('keeps its files across a restart, and loses them all with a reset', async () => {
    const directory = testFolder();
    const first = await storageEmulator(openStorageRules, { directory });
    await multipart(first, { metadata: { alt: 'A cat' } });
    await first.stop();
    const second = await storageEmulator(openStorageRules, { directory });
    expect(await (await fetch(fileUrl(second, 'a.txt', '?alt=media'))).text()).toBe(content);
    expect(await (await fetch(fileUrl(second, 'a.txt'))).json()).toMatchObject({
      metadata: { alt: 'A cat' },
    });
    await second.reset();
    expect((await fetch(fileUrl(second, 'a.txt'))).status).toBe(404);
  });
});
