import { defineConfig } from '@playwright/test';
import { findChromium } from './emulator/tests/support/chromium.ts';
import { withStandInFont } from './tests/e2e/support/standInFont.ts';

/**
 * End-to-end tests of the production build; every worker serves a site of its own (`tests/e2e/support/test.ts`). Those
 * tagged `@full` are left to `npm run test:full`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // No test measures the machine: what is waited for has its time on a slow one too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
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
