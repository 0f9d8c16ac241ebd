import { defineConfig } from '@playwright/test'

const isCi = process.env.CI === 'true'

/**
 * Tests of the whole shop in Chromium, with the production build: server rendering (tests/ssr) and
 * journeys (tests/e2e).
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/setup/global-setup.ts',
  globalTeardown: './tests/setup/global-teardown.ts',
  // each worker has its own shop: three keep the two cores of CI busy, because pages often wait
  workers: 3,
  fullyParallel: false,
  forbidOnly: isCi,
  // a shared machine may stall; retried tests are reported, and the run fails if there are too many
  retries: isCi ? 1 : 0,
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
  // a journey runs in the window that it is about, tagged `@once` or `@phone`; only what differs in
  // each window has no tag
  projects: [
    { name: 'server rendering', testMatch: 'ssr/**/*.test.ts' },
    {
      name: 'journeys, desktop',
      testMatch: 'e2e/**/*.test.ts',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'journeys, phone',
      testMatch: 'e2e/**/*.test.ts',
      grepInvert: /@once/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
})
