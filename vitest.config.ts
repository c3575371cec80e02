import { defineConfig } from 'vitest/config';

/** Unit, rules and emulator tests run in Node; component tests ask for jsdom in their first line. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/support/browserParts.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
  },
});
