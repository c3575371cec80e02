import { defineConfig } from 'vitest/config';
import { pollTimeoutMs, testTimeoutMs } from './tests/support/runs.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    expect: { poll: { timeout: pollTimeoutMs } },
    maxWorkers: '100%',
    isolate: false,
  },
});
