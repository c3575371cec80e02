import { startEmulator } from '#emulator/start.ts';
import { projectId } from './projectId.ts';
import { commit, nameOf } from './rest.ts';

/** Runs in a separate process: an emulator that writes as fast as it can and prints the acknowledged writes. */
async function main(directory: string, rulesFile: string, run: string): Promise<void> {
  const { origin } = await startEmulator({ directory, projectId, rulesFile, indexesFile: null, log() {} });
  await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    body: JSON.stringify({ email: `${run}@b.example`, password: 'secret1' }),
  });
  console.log(`account ${run}@b.example`);
  const lanes = Array.from({ length: 4 }, (_, lane) => writeLane(origin, `${run}-${lane}`));
  await Promise.all(lanes);
}

async function writeLane(origin: string, lane: string): Promise<void> {
  for (let count = 0; ; count += 1) {
    const names = [`both/${lane}-${count}-a`, `both/${lane}-${count}-b`];
    const writes = names.map((path) => ({ update: { name: nameOf(path), fields: {} } }));
    const { status } = await commit(origin, writes);
    if (status === 200) console.log(`document ${names[0]}`);
  }
}

await main(process.argv[2] ?? '', process.argv[3] ?? '', process.argv[4] ?? '');
