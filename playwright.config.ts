import { defineConfig } from '@playwright/test';
import { findChromium } from './emulator/tests/support/chromium.ts';
import { journeyTimeoutMs, pollTimeoutMs } from './emulator/tests/support/runs.ts';
import { withStandInFont } from './tests/e2e/support/standInFont.ts';

/**
 * End-to-end tests of the production build. Every worker serves its own site (`tests/e2e/support/test.ts`).
 * `npm run test:full` runs those tagged `@full`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: journeyTimeoutMs,
  expect: { timeout: pollTimeoutMs },
  retries: 0,
  // Each serves a site and runs a browser: a third makes two cores slower.
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
