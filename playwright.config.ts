import { defineConfig } from '@playwright/test'
import { desktop, phone } from './tests/setup/windows'

const isCi = process.env.CI === 'true'

/** Playwright's own, and without pictures, which take a quarter of the time of a page. */
const WITHOUT_PICTURES = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'imagesEnabled=false',
]

/**
 * Playwright's own, since the last switch counts, and the two pages that each window loads for the
 * suggestions of its address bar.
 */
const WITHOUT_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

const launchOptions = {
  executablePath: process.env.CHROME || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${WITHOUT_FEATURES.join(',')}`,
  ],
}
const COUNTER = 'e2e/shop-counter.test.ts'
const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, `--blink-settings=${WITHOUT_PICTURES.join(',')}`],
}

/**
 * Tests of the whole shop in Chromium, with the production build: server rendering (tests/ssr),
 * journeys (tests/e2e), and pages with their pictures (tests/pictures).
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
    launchOptions,
  },
  // a journey runs in the window that it is about, tagged `@once` or `@phone`; only what differs in
  // each window has no tag
  projects: [
    // the longest is the first to begin, so that no worker ends alone with it
    { name: 'counter', testMatch: COUNTER, use: { ...phone, launchOptions: withoutPictures } },
    { name: 'pages', testMatch: '{ssr,pictures}/**/*.test.ts', use: desktop },
    {
      name: 'journeys, desktop',
      testMatch: 'e2e/**/*.test.ts',
      testIgnore: COUNTER,
      grepInvert: /@phone/,
      use: { ...desktop, launchOptions: withoutPictures },
    },
    {
      name: 'journeys, phone',
      testMatch: 'e2e/**/*.test.ts',
      testIgnore: COUNTER,
      grepInvert: /@once/,
      use: { ...phone, launchOptions: withoutPictures },
    },
  ],
})
