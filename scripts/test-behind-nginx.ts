import { mkdirSync } from 'node:fs'
import { ensureBrowser } from './testing/ensure-browser'
import { startTestPostgres } from './testing/postgres'
import { runPlaywright } from './testing/suites'

const REPORTS = 'var/test'

/**
 * `npm run test:behind-nginx`: runs the tests of pages and journeys. Each shop consists of two
 * engines and two storefronts on one PostgreSQL, behind an nginx with the configuration in
 * `deploy/nginx.conf`. Further arguments are passed to Playwright.
 */
async function main(): Promise<void> {
  mkdirSync(REPORTS, { recursive: true })
  const postgres = await startTestPostgres()
  try {
    const { passed, failed, skipped, retried } = await runPlaywright(
      `${REPORTS}/behind-nginx.json`,
      { CHROME: ensureBrowser(), TEST_SHOPS_DATABASE_URL: postgres.url },
      // each shop has four processes
      ['--workers=2', ...process.argv.slice(2)],
    )
    const again = retried ? ` (${retried} when tried again)` : ''
    console.log(`${passed} passed${again}, ${failed} failed, ${skipped} skipped`)
    if (failed > 0 || passed === 0) process.exitCode = 1
  } finally {
    await postgres.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
