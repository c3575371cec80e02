import type { Firestore } from 'firebase-admin/firestore';
import { onTestFinished } from 'vitest';
import type { SeedDocument } from '#emulator/seed.ts';
import { embeddedFirestore } from '#scripts/functions/embeddedFirestore.ts';
import { firebaseInMemory } from '#tests/support/servers/firebaseInMemory.ts';

/** An embedded Firebase with these documents for one test, and the Admin SDK's access to it. */
export async function functionsFirebase(documents: SeedDocument[] = []): Promise<Firestore> {
  const emulator = await firebaseInMemory(documents);
  const firestore = embeddedFirestore(emulator.port);
  onTestFinished(async () => {
    await firestore.terminate();
    await emulator.stop();
  });
  return firestore;
}
