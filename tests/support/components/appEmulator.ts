import { vi } from 'vitest';
import type { SeedDocument, SeedUser } from '#emulator/seed.ts';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';

/** An embedded Firebase for the app. Import the app afterwards, because it reads the ports when it loads. */
export async function startAppEmulator(
  documents: SeedDocument[] = [],
  users: SeedUser[] = [demoAdmin],
): Promise<StartedEmulator> {
  const seed = () => ({ documents, users });
  const emulator = await startEmulator({ ...embeddedProject, seed, directory: null, log: () => undefined });
  for (const service of ['AUTH', 'FIRESTORE', 'STORAGE']) {
    vi.stubEnv(`VITE_${service}_EMULATOR_PORT`, `${emulator.port}`);
  }
  // As in the app's image URLs.
  return { ...emulator, origin: `http://localhost:${emulator.port}` };
}
