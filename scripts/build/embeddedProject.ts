import type { EmbeddedFirebaseOptions } from '#emulator/start.ts';
import { sampleSeed } from '#scripts/content/sampleContent.ts';

/** The embedded Firebase as this project uses it everywhere: its rules, its indexes, its demo content. */
export const embeddedProject = {
  projectId: 'demo-kindlewave',
  rulesFile: 'firestore.rules',
  storageRulesFile: 'storage.rules',
  indexesFile: 'firestore.indexes.json',
  seed: sampleSeed,
} as const satisfies Omit<EmbeddedFirebaseOptions, 'directory'>;
