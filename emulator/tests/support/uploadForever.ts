import { startEmulator } from '#emulator/start.ts';
import { projectId } from './projectId.ts';
import { bucket } from './storageAddress.ts';

/** Runs in a separate process: an emulator that stores files as fast as it can and prints the acknowledged ones. */
async function main(directory: string, rulesFile: string, storageRulesFile: string): Promise<void> {
  const options = { directory, projectId, rulesFile, storageRulesFile, indexesFile: null, log() {} };
  const { origin } = await startEmulator(options);
  const lanes = ['a', 'b', 'c'].map((lane) => uploadLane(origin, `${process.pid}${lane}`));
  await Promise.all(lanes);
}

/** A file's content repeats its number; every tenth replaces an older file. */
async function uploadLane(origin: string, lane: string): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `${lane}/${count % 10 === 0 ? 'same' : count}`;
    const query = new URLSearchParams({ name });
    const start = { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start' };
    const url = `${origin}/v0/b/${bucket}/o?${query}`;
    const started = await fetch(url, { method: 'POST', headers: start, body: '{}' });
    const step = { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '0' };
    const body = `${count},`.repeat(20_000);
    const place = started.headers.get('x-goog-upload-url') ?? '';
    const { status } = await fetch(place, { method: 'POST', headers: step, body });
    if (status === 200) console.log(`${name} ${count}`);
  }
}

await main(process.argv[2] ?? '', process.argv[3] ?? '', process.argv[4] ?? '');
