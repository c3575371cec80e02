import { defineConfig } from 'vitest/config';

/** One journey in other browsers, which can be slow to start. */
export default defineConfig({
  test: {
    include: ['tests/browsers/journey.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
