import { defineConfig } from '@playwright/test'

/** The whole shop in Chromium: server rendering (tests/ssr) and journeys (tests/e2e), production build. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/setup/global-setup.ts',
  globalTeardown: './tests/setup/global-teardown.ts',
  // each has a shop of its own: two run side by side on the two cores of CI
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  // a shared machine may stall; retried tests are reported, and more than a few are a failure
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // what a worker asks for passes by the tests that hold or replace answers; its own tests let it in
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // without a film of it: that takes the frames, and a good part of the processor, from the pages
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
      // what is the same in any window is tested in one
      grepInvert: /@once/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
})
