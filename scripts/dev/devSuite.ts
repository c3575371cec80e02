import { createServer } from 'vite';
import { addSampleContent } from '#scripts/admin/addSampleContent.ts';
import { adminFailure } from '#scripts/admin/adminSdk.ts';
import { firebaseTarget } from '#scripts/admin/firebaseTarget.ts';
import { forceEmulator } from '#scripts/admin/forceEmulator.ts';

const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = process.env;

if (!FIRESTORE_EMULATOR_HOST || !FIREBASE_AUTH_EMULATOR_HOST) {
  console.error(
    'Start this with "npm run dev:suite": it needs the Emulator Suite around it, which names its addresses in FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
  );
  process.exitCode = 2;
} else {
  process.env.VITE_FIRESTORE_EMULATOR_PORT = portOf(FIRESTORE_EMULATOR_HOST);
  process.env.VITE_AUTH_EMULATOR_PORT = portOf(FIREBASE_AUTH_EMULATOR_HOST);
  if (FIREBASE_STORAGE_EMULATOR_HOST) {
    process.env.VITE_STORAGE_EMULATOR_PORT = portOf(FIREBASE_STORAGE_EMULATOR_HOST);
  }
  await startSite();
}

async function startSite(): Promise<void> {
  const { target } = firebaseTarget([], process.env);
  try {
    await addSampleContent(target);
  } catch (error) {
    console.error(adminFailure(error, target));
    process.exitCode = 1;
    return;
  }
  forceEmulator('development');
  const server = await createServer();
  await server.listen();
  server.printUrls();
}

function portOf(host: string): string {
  return host.slice(host.lastIndexOf(':') + 1);
}
