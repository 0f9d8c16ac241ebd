import { STOREFRONT_FOLDERS } from '../../jest.config'
import { ensureBrowser } from './ensure-browser'
import { canHavePostgres, startTestPostgres } from './postgres'
import { runJest, runPlaywright, type SuiteResult } from './suites'
import { writeTestGroups } from './test-groups'
import { spawnSync } from 'node:child_process'

const git = (...args: string[]): string =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()

/**
 * Returns the options with which Jest runs the tests that the changes of this branch may affect,
 * committed or not; on the main branch, those of its last commit. Without history, all tests run.
 */
function onlyChangedTests(): string[] {
  const base = git('merge-base', 'HEAD', 'origin/HEAD') || git('merge-base', 'HEAD', 'main')
  const isBranch = base !== '' && base !== git('rev-parse', 'HEAD')
  const since = isBranch ? base : git('rev-parse', '--verify', '--quiet', 'HEAD~1')
  return since ? [`--changedSince=${since}`, '--passWithNoTests'] : []
}

export const REPORTS = 'var/test'

/**
 * Tests of code in which the two databases may differ: each statement is sent by one of them. With
 * PostgreSQL, all tests run on it, which takes two thirds of the time, and these also on PGlite.
 * Without PostgreSQL, all tests run on PGlite.
 */
const DATABASES_MAY_DIFFER = [
  'commerce/(db|shop-changes|subscriptions)/',
  // statements of each mode; the other tests of imports are about what is in a file
  'commerce/import/(import-archive|write/)',
  'commerce/search/search',
  'tests/contract/',
]
/** Tests of the embedded database, which open it themselves whatever the others run on. */
const EMBEDDED_ALONE = [
  'commerce/db/(full-disk|lock)',
  'commerce/import/office/(copy-database|import-in-copy)',
  'tests/fuzz/read-only',
]

const ENGINE = {
  folders: ['commerce', 'tests/contract', 'tests/fuzz'],
  // replaces modules, runs elsewhere, or reads what the process has counted or takes of memory
  alone: /\bjest\.(mock|doMock)\(|@jest-environment|\breadMetrics\(|\bmemoryUsage\(/,
  seconds: {
    'commerce/import/import-modes.property.test.ts': 40,
    'tests/fuzz/bad-input.test.ts': 30,
    'tests/fuzz/read-only.test.ts': 20,
    'commerce/orders/order-edits.model.test.ts': 20,
    'commerce/import/import-archive.test.ts': 20,
    'commerce/import/large-archive.test.ts': 17,
    'commerce/back-office/import-rights.routes.test.ts': 15,
    'commerce/passkeys/passkey-registration.test.ts': 15,
    'commerce/import/strange-files.test.ts': 15,
  },
}

const STOREFRONT = {
  folders: STOREFRONT_FOLDERS,
  // replaces modules, has the state of a page, changes settings, or has folders removed at its end
  alone:
    /\bjest\.(mock|doMock)\(|@jest-environment|\bserve\(|\b(startSiteApi|makeFolder)\(|\bprocess\.env\b/,
  seconds: {
    'scripts/shop/supervise.test.ts': 30,
    'scripts/new/new.test.ts': 20,
    'tests/property/bag-and-checkout.test.ts': 20,
  },
}

/** @param isQuick whether only tests run that the latest changes may affect */
export function storefront({ isQuick = false } = {}): Promise<SuiteResult> {
  const report = `${REPORTS}/storefront.json`
  if (isQuick) return runJest('jest.config.ts', report, { further: onlyChangedTests() })
  writeTestGroups({ name: 'storefront', ...STOREFRONT })
  return runJest('jest.storefront-groups.config.ts', report)
}

/** @param isQuick whether only tests run that the latest changes may affect */
export function engineOnPglite({ isQuick = false } = {}): Promise<SuiteResult> {
  const report = `${REPORTS}/engine-pglite.json`
  if (isQuick) return runJest('jest.engine.config.ts', report, { further: onlyChangedTests() })
  const isOnPostgresToo = canHavePostgres() || process.env.CI === 'true'
  writeTestGroups({
    name: 'pglite',
    ...ENGINE,
    only: isOnPostgresToo ? [...DATABASES_MAY_DIFFER, ...EMBEDDED_ALONE] : undefined,
  })
  return runJest('jest.engine-groups.config.ts', report)
}

export async function engineOnPostgres(): Promise<SuiteResult> {
  if (!canHavePostgres() && process.env.CI !== 'true') {
    console.log('Skipped: no PostgreSQL on this machine, and no Debian package to install.')
    return { passed: 0, failed: 0, skipped: 1 }
  }
  writeTestGroups({ name: 'postgres', ...ENGINE, except: EMBEDDED_ALONE })
  const postgres = await startTestPostgres({ inMemory: true })
  try {
    return await runJest('jest.engine-groups.config.ts', `${REPORTS}/engine-postgres.json`, {
      env: { TEST_DATABASE_URL: postgres.url },
    })
  } finally {
    await postgres.stop()
  }
}

/**
 * Runs several engines at once, and kills some, on one PostgreSQL. The tests that need no
 * PostgreSQL run in any case.
 */
export async function races(): Promise<SuiteResult> {
  if (!canHavePostgres() && process.env.CI !== 'true') return runRaces()
  const postgres = await startTestPostgres({ inMemory: true })
  try {
    return await runRaces({ TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/**
 * Races that a busy machine changes: it resets more connections of a process that stops, and a
 * replica that answers late is left out.
 */
const RACES_ALONE = 'behind-nginx|replica'

async function runRaces(env?: NodeJS.ProcessEnv): Promise<SuiteResult> {
  const run = (report: string, ...further: string[]) =>
    runJest('jest.races.config.ts', `${REPORTS}/${report}.json`, { env, further })
  const most = await run('races', '--testPathIgnorePatterns', RACES_ALONE)
  const alone = await run('race-alone', RACES_ALONE, '--runInBand')
  return {
    passed: most.passed + alone.passed,
    failed: most.failed + alone.failed,
    skipped: most.skipped + alone.skipped,
    times: [...(most.times ?? []), ...(alone.times ?? [])],
  }
}

export function inBrowser(): Promise<SuiteResult> {
  return runPlaywright(`${REPORTS}/browser.json`, { CHROME: ensureBrowser() })
}
