import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { javaVersion, startOfficialFirestore } from '#emulator/tests/official/officialFirestore.ts';
import type { Program } from '#emulator/tests/official/program.ts';
import { addSampleContent } from '#scripts/admin/addSampleContent.ts';
import { forceEmulator } from '#scripts/admin/forceEmulator.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { findFirebaseTools } from '#scripts/dev/firebaseTools.ts';

const config = resolve('firebase.json');

type Ports = Record<'auth' | 'firestore' | 'storage', number>;

/** `npm start` on the official emulators: Firestore as a separate program, Auth and Storage through the Firebase CLI. */
async function startSuite(): Promise<void> {
  const ports = readPorts();
  const running: Program[] = [];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void endAll(running).then(() => process.exit(0)));
  }
  try {
    running.push(await startOfficialFirestore(ports.firestore, embeddedProject.rulesFile));
    running.push(await startAccountsAndFiles(ports));
    await startSite(ports);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    await endAll(running);
  }
}

async function startAccountsAndFiles(ports: Ports): Promise<Program> {
  const tools = await findFirebaseTools();
  if (typeof tools === 'string') throw new Error(tools);
  const hasStorage = hasStorageRuntime();
  if (!hasStorage) {
    console.log(
      'Uploads are disabled: they need Java 21 and the Storage rules runtime ("npm run firebase -- setup:emulators:storage").',
    );
  }
  return tools.startEmulators({
    config,
    only: hasStorage ? 'auth,storage' : 'auth',
    project: embeddedProject.projectId,
    origin: `http://127.0.0.1:${hasStorage ? ports.storage : ports.auth}`,
  });
}

async function startSite(ports: Ports): Promise<void> {
  await addSampleContent({
    kind: 'emulator',
    projectId: embeddedProject.projectId,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    authHost: `127.0.0.1:${ports.auth}`,
  });
  process.env.VITE_FIRESTORE_EMULATOR_PORT = `${ports.firestore}`;
  process.env.VITE_AUTH_EMULATOR_PORT = `${ports.auth}`;
  if (hasStorageRuntime()) process.env.VITE_STORAGE_EMULATOR_PORT = `${ports.storage}`;
  forceEmulator('development');
  const server = await createServer();
  await server.listen();
  server.printUrls();
}

function readPorts(): Ports {
  type Config = { emulators: Record<keyof Ports, { port: number }> };
  const { auth, firestore, storage } = (JSON.parse(readFileSync(config, 'utf8')) as Config).emulators;
  return { auth: auth.port, firestore: firestore.port, storage: storage.port };
}

/** The Firebase CLI rejects older versions of Java. */
const javaOfStorage = 21;

function hasStorageRuntime(): boolean {
  if (!(javaVersion() >= javaOfStorage)) return false;
  const folder = join(homedir(), '.cache', 'firebase', 'emulators');
  return (
    existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('cloud-storage-rules-runtime'))
  );
}

async function endAll(programs: readonly Program[]): Promise<void> {
  await Promise.all(programs.map((program) => program.end()));
}

await startSuite();
