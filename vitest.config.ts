import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isFullRun, pollTimeoutMs, testTimeoutMs } from './emulator/tests/support/runs.ts';

/** The browser build. Vitest would resolve the Node build, which uses gRPC instead of the browser's protocol. */
const browserFirestore = fileURLToPath(
  new URL('node_modules/@firebase/firestore/dist/index.esm.js', import.meta.url),
);

const componentSetup = 'tests/support/components/componentSetup.tsx';
const componentTests = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'];
const isolatedTests = ['tests/**/*.isolated.test.{ts,tsx}'];

/** Slow tests, as of commands, which start builds and servers. Only `npm run test:full` runs them. */
const fullTests = isFullRun ? [] : ['tests/**/*.full.test.{ts,tsx}'];

/** What no test of the site would notice: Vite restarts, the rules are edited. `npm test -w emulator` runs the rest. */
const emulatorTests = 'emulator/tests/outside/{vitePlugin,rulesFile}.test.ts';

/**
 * Most files share their worker's modules, so that Material UI and the emulator load only once. Name a file that needs
 * its own modules, such as a changed theme, `*.isolated.test.ts` or `.tsx`.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^firebase\/firestore$/, replacement: browserFirestore }] },
  test: {
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    expect: { poll: { timeout: pollTimeoutMs } },
    // The SDK can still log after its test has ended, which would fail the run if Vitest intercepted it.
    disableConsoleIntercept: true,
    // More workers than cores, because many tests wait for a browser or another process.
    maxWorkers: '150%',
    // Inlined, so that the alias applies to them too.
    server: { deps: { inline: ['reactfire', 'rxfire'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: componentTests,
          exclude: [...isolatedTests, ...fullTests],
          setupFiles: componentSetup,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts', emulatorTests],
          exclude: [...componentTests, ...isolatedTests, ...fullTests],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'jsdom',
          include: isolatedTests,
          setupFiles: componentSetup,
        },
      },
    ],
  },
});
