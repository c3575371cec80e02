import { defineConfig } from '@playwright/test';
import { findChromium } from './emulator/tests/support/chromium.ts';
import { withStandInFont } from './tests/support/standInFont.ts';

const isCi = Boolean(process.env.CI);

/** End-to-end tests of the production build; every worker serves a site of its own (`tests/support/test.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A busy CI machine may be slow and late; what stays wrong there is broken.
  timeout: isCi ? 120_000 : 60_000,
  expect: { timeout: isCi ? 20_000 : 10_000 },
  retries: isCi ? 2 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: withStandInFont(await findChromium()),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    // Recording a trace takes as long as the test itself.
    trace: 'on-first-retry',
  },
});
