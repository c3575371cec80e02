import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOfficialFirestore } from './officialFirestore.ts';

/**
 * Starts the official Firestore emulator and puts its address into the variable that Firebase's own tools read. Each
 * test sets its own rules.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'official-firestore-'));
  const rulesFile = join(folder, 'firestore.rules');
  writeFileSync(rulesFile, "rules_version = '2';\nservice cloud.firestore {}\n");
  const { origin, end } = await startOfficialFirestore(await freePort(), rulesFile);
  process.env.FIRESTORE_EMULATOR_HOST = new URL(origin).host;
  return async () => {
    await end();
    rmSync(folder, { recursive: true });
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
