import { ensureBrowser } from './ensure-browser'
import { canHavePostgres, startTestPostgres } from './postgres'
import { runJest, runPlaywright, type SuiteResult } from './suites'

/** Reports of the suites. */
export const REPORTS = 'var/test'

/**
 * Tests of code in which the two databases may differ. Without PostgreSQL, all tests run on PGlite.
 * With PostgreSQL, all tests run on it, which takes two thirds of the time, and these also on
 * PGlite.
 */
const DATABASES_MAY_DIFFER = [
  'commerce/(db|import|search|shop-changes|subscriptions)/',
  'tests/contract/',
]

export function storefront(): Promise<SuiteResult> {
  return runJest('jest.config.ts', `${REPORTS}/storefront.json`)
}

export function engineOnPglite({ isQuick = false } = {}): Promise<SuiteResult> {
  const isOnPostgresToo = canHavePostgres() || process.env.CI === 'true'
  const report = `${REPORTS}/engine-pglite.json`
  return runJest('jest.engine.config.ts', report, {
    only: isOnPostgresToo && !isQuick ? DATABASES_MAY_DIFFER : [],
  })
}

export async function engineOnPostgres(): Promise<SuiteResult> {
  if (!canHavePostgres() && process.env.CI !== 'true') {
    console.log('Skipped: no PostgreSQL on this machine, and no Debian package to install.')
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const postgres = await startTestPostgres()
  try {
    return await runJest('jest.engine.config.ts', `${REPORTS}/engine-postgres.json`, {
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
  const report = `${REPORTS}/races.json`
  if (!canHavePostgres() && process.env.CI !== 'true')
    return runJest('jest.races.config.ts', report)
  const postgres = await startTestPostgres()
  try {
    return await runJest('jest.races.config.ts', report, {
      env: { TEST_DATABASE_URL: postgres.url },
    })
  } finally {
    await postgres.stop()
  }
}

export function inBrowser(): Promise<SuiteResult> {
  return runPlaywright(`${REPORTS}/browser.json`, { CHROME: ensureBrowser() })
}
