import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { pollTimeoutMs, testTimeoutMs } from './emulator/tests/support/runs.ts';

/** The build for browsers: the one for Node, which Vitest finds by itself, speaks gRPC, as no page ever does. */
const browserFirestore = fileURLToPath(
  new URL('node_modules/@firebase/firestore/dist/index.esm.js', import.meta.url),
);

const componentSetup = 'tests/support/components/componentSetup.tsx';
const componentTests = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'];
const isolatedTests = ['{tests,emulator/tests}/**/*.isolated.test.{ts,tsx}'];

/**
 * Most files share the modules of their worker, which saves loading Material UI or the emulator for each of them. A
 * file that needs modules of its own, such as an app joined to its own Firebase, is named `*.isolated.test.tsx`.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^firebase\/firestore$/, replacement: browserFirestore }] },
  test: {
    // A test that hangs is told within a minute; TEST_SLOWNESS gives a slow machine more.
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    expect: { poll: { timeout: pollTimeoutMs } },
    // The SDK may still log a request that ended with its test. Sent to Vitest, such a line would fail the run.
    disableConsoleIntercept: true,
    // More than there are cores: many tests wait, for a browser or another process.
    maxWorkers: '150%',
    // So that the alias holds for them too.
    server: { deps: { inline: ['reactfire', 'rxfire'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: componentTests,
          exclude: isolatedTests,
          setupFiles: componentSetup,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{tests,emulator/tests}/**/*.test.ts'],
          exclude: [...componentTests, ...isolatedTests],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'jsdom',
          include: isolatedTests,
          setupFiles: componentSetup,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
