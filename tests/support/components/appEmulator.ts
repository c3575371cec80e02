import { vi } from 'vitest';
import type { SeedDocument } from '#emulator/seed.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { firebaseInMemory } from '#tests/support/servers/firebaseInMemory.ts';

/** The worker's embedded Firebase. The setup file starts it before the app, which reads the ports when it loads. */
const emulator = await firebaseInMemory();
for (const service of ['AUTH', 'FIRESTORE', 'STORAGE']) {
  vi.stubEnv(`VITE_${service}_EMULATOR_PORT`, `${emulator.port}`);
}

/** As in the app's image URLs. */
export const origin = `http://localhost:${emulator.port}`;

export const { stats } = emulator;

/** Empties the embedded Firebase except for the admin's account, and stores the documents. */
export async function resetEmulator(documents: SeedDocument[] = []): Promise<void> {
  await emulator.reset();
  await storeDocuments(origin, documents);
}
