import { defineConfig } from '@playwright/test'

/** The whole shop in Chromium: server rendering (tests/ssr) and journeys (tests/e2e), production build. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/setup/global-setup.ts',
  globalTeardown: './tests/setup/global-teardown.ts',
  // each worker has its own shop, so two can use the two cores of CI
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  // a shared machine may stall; retried tests are reported, and too many of them fail the run
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // a service worker's requests bypass the tests' request interception; only the worker's own
    // tests allow it
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // without screenshots, which slow down the pages and need much processor time
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROME || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'server rendering', testMatch: 'ssr/**/*.test.ts' },
    {
      name: 'journeys, desktop',
      testMatch: 'e2e/**/*.test.ts',
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'journeys, phone',
      testMatch: 'e2e/**/*.test.ts',
      // tests that do not depend on the window size run in one window only
      grepInvert: /@once/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
})
