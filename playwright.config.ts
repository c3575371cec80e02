import { defineConfig } from '@playwright/test';
import { findChromium } from './emulator/tests/support/chromium.ts';
import { pollTimeoutMs, testTimeoutMs } from './emulator/tests/support/runs.ts';
import { withStandInFont } from './tests/e2e/support/standInFont.ts';

/**
 * End-to-end tests of the production build; every worker serves a site of its own (`tests/e2e/support/test.ts`). Those
 * tagged `@full` are left to `npm run test:full`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A test that hangs is told within a minute; TEST_SLOWNESS gives a slow machine more.
  timeout: testTimeoutMs,
  expect: { timeout: pollTimeoutMs },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: withStandInFont(await findChromium()),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
  },
});
