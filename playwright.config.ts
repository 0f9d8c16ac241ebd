import { defineConfig } from '@playwright/test'

/**
 * Tests of the whole shop in Chromium, with the production build: server rendering (tests/ssr) and
 * journeys (tests/e2e).
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/setup/global-setup.ts',
  globalTeardown: './tests/setup/global-teardown.ts',
  // each worker has its own shop: two run side by side on the two cores of CI
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  // a shared machine may stall; retried tests are reported, and the run fails if there are too many
  retries: process.env.CI === 'true' ? 1 : 0,
  // for a machine that is busy or four times slower
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    // requests of a service worker bypass the mocked responses; the service worker's own tests
    // allow it
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // no screenshots: recording them slows down the pages
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
      // tests tagged `@once` do not depend on the window's size, so they run in one project only
      grepInvert: /@once/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
})
