import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './testing/ensure-browser'
import { canHavePostgres, startTestPostgres } from './testing/postgres'
import { runCheck, runJest, runPlaywright, type Count } from './testing/suites'

type Suite = { name: string; run(): Promise<Count>; isQuick?: boolean }

const reports = 'var/test'
const npm = (script: string) => ['npm', 'run', '--silent', script]

async function engineOnPostgres(): Promise<Count> {
  if (!canHavePostgres() && process.env.CI !== 'true') {
    console.log('Skipped: no PostgreSQL on this machine, and no Debian package to install.')
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const postgres = await startTestPostgres()
  try {
    return await runJest('jest.engine.config.ts', `${reports}/engine-postgres.json`, {
      TEST_DATABASE_URL: postgres.url,
    })
  } finally {
    await postgres.stop()
  }
}

/** Real engines at once, and killed, on one PostgreSQL; what needs none runs anyway. */
async function races(): Promise<Count> {
  const report = `${reports}/races.json`
  if (!canHavePostgres() && process.env.CI !== 'true')
    return runJest('jest.races.config.ts', report)
  const postgres = await startTestPostgres()
  try {
    return await runJest('jest.races.config.ts', report, { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

const suites: Suite[] = [
  { name: 'types', isQuick: true, run: () => runCheck(npm('types')) },
  { name: 'lint and format', isQuick: true, run: () => runCheck(npm('lint')) },
  {
    name: 'storefront',
    isQuick: true,
    run: () => runJest('jest.config.ts', `${reports}/storefront.json`),
  },
  {
    name: 'engine on PGlite',
    isQuick: true,
    run: () => runJest('jest.engine.config.ts', `${reports}/engine-pglite.json`),
  },
  { name: 'engine on PostgreSQL', run: engineOnPostgres },
  { name: 'races and kills', run: races },
  { name: 'production build', run: () => runCheck(npm('build')) },
  {
    name: 'pages and journeys in the browser',
    run: () => runPlaywright(`${reports}/browser.json`, { CHROME: ensureBrowser() }),
  },
  { name: 'weight of a page', run: () => runCheck(npm('weight')) },
]

/** What `--quick` (npm run verify) runs: all that needs neither build nor browser. */
const chosen = process.argv.includes('--quick') ? suites.filter((suite) => suite.isQuick) : suites

/** Runs every suite, the later ones too when one fails, and closes with one line of counts. */
async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const total: Count = { passed: 0, failed: 0, skipped: 0 }
  const rows: string[] = []
  for (const { name, run } of chosen) {
    console.log(`\n=== ${name}`)
    const started = Date.now()
    const count = await run().catch((error: unknown): Count => {
      console.error(error)
      return { passed: 0, failed: 1, skipped: 0 }
    })
    const seconds = Math.round((Date.now() - started) / 1000)
    total.passed += count.passed
    total.failed += count.failed
    total.skipped += count.skipped
    const retried = count.retried ? ` (${count.retried} when tried again)` : ''
    rows.push(
      `${count.failed ? '✗' : '✓'} ${name}: ${count.passed} passed${retried}, ${count.failed} failed (${seconds} s)`,
    )
  }
  console.log(`\n${rows.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
