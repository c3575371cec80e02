import { defineConfig } from 'vitest/config';

/** The journey in other browsers; their own programs need their time to start. */
export default defineConfig({
  test: {
    include: ['tests/browsers/journey.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
