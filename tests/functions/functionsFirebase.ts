import type { Firestore } from 'firebase-admin/firestore';
import { onTestFinished } from 'vitest';
import type { SeedDocument } from '#emulator/seed.ts';
import { startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { embeddedFirestore } from '#scripts/functions/embeddedFirestore.ts';

/** An embedded Firebase with these documents for one test, and the Admin SDK's access to it. */
export async function functionsFirebase(documents: SeedDocument[] = []): Promise<Firestore> {
  const seed = () => ({ documents, users: [] });
  const emulator = await startEmulator({ ...embeddedProject, seed, directory: null, log: () => undefined });
  const firestore = embeddedFirestore(emulator.port);
  onTestFinished(async () => {
    await firestore.terminate();
    await emulator.stop();
  });
  return firestore;
}
