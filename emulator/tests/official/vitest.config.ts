import { defineConfig } from 'vitest/config';
import { isFullRun } from '../support/runs.ts';

/** Compares this emulator with Google's. One file at a time, because they share Google's program. */
export default defineConfig({
  test: {
    include: ['tests/official/*.spec.ts'],
    globalSetup: 'tests/official/officialFirestore.setup.ts',
    testTimeout: isFullRun ? 3_600_000 : 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
    isolate: false,
  },
});
