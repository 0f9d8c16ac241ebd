import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/** `npm run test:dev`: the development server, which `npm test` leaves out for the minutes it takes. */
export default defineConfig({
  use: config.use,
  reporter: config.reporter,
  outputDir: config.outputDir,
  testDir: 'tests/dev',
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 15_000 },
})
