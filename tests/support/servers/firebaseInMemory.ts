import type { SeedDocument } from '#emulator/seed.ts';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';

/** An embedded Firebase in memory with only these documents and the demo admin's account. */
export function firebaseInMemory(documents: SeedDocument[] = []): Promise<StartedEmulator> {
  const seed = () => ({ documents, users: [demoAdmin] });
  return startEmulator({ ...embeddedProject, seed, directory: null, log: () => undefined });
}
