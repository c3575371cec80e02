import fc from 'fast-check';
import { expect, it } from 'vitest';
import { broken, junk, way } from '#emulator/tests/support/brokenContent.ts';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { storageEmulator } from '#emulator/tests/support/storageSdk.ts';

it('broken uploads cause no bug, in one request or in steps', longTest, async () => {
  const { origin, log } = await storageEmulator();
  const settings = { contentType: 'image/png', cacheControl: 'no-store', metadata: { alt: 'A cat' } };
  const send = (query: string, headers: Record<string, string>, body: string) =>
    fetch(`${origin}/v0/b/bucket/o?${query}`, { method: 'POST', headers, body });
  await fc.assert(
    fc.asyncProperty(way, junk, fc.string(), fc.string(), async (turns, put, command, range) => {
      const metadata = JSON.stringify(broken(settings, turns, put));
      const start = { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start' };
      const started = await send('name=a', start, metadata);
      expect([200, 400]).toContain(started.status);
      const id = new URL(started.headers.get('x-goog-upload-url') ?? origin).searchParams.get('upload_id');
      const step = {
        'X-Goog-Upload-Command': encodeURI(command),
        'X-Goog-Upload-Offset': encodeURI(range),
      };
      expect([200, 400, 404]).toContain((await send(`upload_id=${id}`, step, range)).status);
      const multipart = {
        'X-Goog-Upload-Protocol': 'multipart',
        'Content-Type': 'multipart/related; boundary=cut',
      };
      const body = `--cut\r\n\r\n${metadata}\r\n--cut\r\n${command}\r\n\r\n${range}\r\n--cut--`;
      expect([200, 400]).toContain((await send('name=a', multipart, body)).status);
      const headers = { Range: `bytes=${encodeURI(range)}` };
      const shown = await fetch(`${origin}/v0/b/bucket/o/a?alt=media`, { headers });
      expect([200, 206, 404, 416]).toContain(shown.status);
    }),
    { numRuns: fuzzRuns(300) },
  );
  expect(log.filter((line) => line.includes('!!!'))).toEqual([]);
});
