import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/**
 * `npm run test:dev`: tests of the development server. `npm test` leaves them out because they take
 * minutes.
 */
export default defineConfig({
  use: config.use,
  reporter: config.reporter,
  outputDir: config.outputDir,
  testDir: 'tests/dev',
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 15_000 },
})
