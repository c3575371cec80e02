import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findOfficialFirestore } from '#emulator/tests/official/officialFirestore.ts';

/** Tests of the site's rules and queries, run here against the official emulator. */
const sharedTests = [
  'tests/rules/{access,commits}.test.ts',
  'tests/features/operations/{failures,live,postOperations,submissionOperations}.test.ts',
];
const isThere = typeof findOfficialFirestore() !== 'string';

/** One file at a time: they share the official emulators and their data. */
export default defineConfig({
  test: {
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
    projects: [
      {
        extends: true,
        resolve: { alias: [{ find: /^firebase\/firestore$/, replacement: browserFirestore() }] },
        test: {
          name: 'firestore',
          include: isThere
            ? ['tests/official/firestore/*.spec.ts', ...sharedTests]
            : ['tests/official/firestore/installed.spec.ts'],
          globalSetup: isThere ? 'tests/official/firestore/officialFirestore.setup.ts' : [],
          server: { deps: { inline: ['reactfire', 'rxfire'] } },
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'hosting',
          include: ['tests/official/hosting/*.spec.ts'],
          globalSetup: 'tests/official/hosting/officialHosting.setup.ts',
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/official/functions/*.spec.ts'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});

function browserFirestore(): string {
  return fileURLToPath(new URL('../../node_modules/@firebase/firestore/dist/index.esm.js', import.meta.url));
}
