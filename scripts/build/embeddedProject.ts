import type { EmbeddedFirebaseOptions } from '#emulator/embeddedFirebaseOptions.ts';
import { seed } from '#scripts/content/sampleContent.ts';

export const embeddedProject = {
  projectId: 'demo-website',
  rulesFile: 'firestore.rules',
  storageRulesFile: 'storage.rules',
  indexesFile: 'firestore.indexes.json',
  seed,
} as const satisfies Omit<EmbeddedFirebaseOptions, 'directory'>;
