import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The build for browsers: the one for Node, which Vitest finds by itself, speaks gRPC, as no page ever does. */
const browserFirestore = fileURLToPath(
  new URL('node_modules/@firebase/firestore/dist/index.esm.js', import.meta.url),
);

/** Unit, rules and emulator tests run in Node; component tests ask for jsdom in their first line. */
export default defineConfig({
  resolve: { alias: [{ find: /^firebase\/firestore$/, replacement: browserFirestore }] },
  test: {
    include: ['tests/**/*.test.{ts,tsx}', 'emulator/tests/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/browserParts.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // So that the alias holds for them too.
    server: { deps: { inline: ['reactfire', 'rxfire'] } },
  },
});
