import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runCheck, type SuiteResult } from './testing/suites'
import {
  engineOnPglite,
  engineOnPostgres,
  inBrowser,
  races,
  REPORTS,
  storefront,
} from './testing/test-suites'

/*
 * `npm run test:steady [-- suite …]`: repeats the suites while two busy loops per core slow them
 * down, as a loaded machine does. It takes hours, so `.ci/run` does not include it. A failure names
 * a test that asserts once what takes a moment, or that has too little time.
 */

const LOOPS_PER_CORE = 2
const SUITES = {
  storefront: { run: () => storefront(), times: 10 },
  pglite: { run: () => engineOnPglite(), times: 3 },
  postgres: { run: engineOnPostgres, times: 3 },
  races: { run: races, times: 3 },
  browser: { run: inBrowser, times: 3 },
}
type Name = keyof typeof SUITES

function toNames(given: readonly string[]): Name[] {
  const names = Object.keys(SUITES) as Name[]
  const unknown = given.filter((name) => !names.some((one) => one === name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. ${names.join(', ')}`)
  return given.length === 0 ? names : names.filter((name) => given.includes(name))
}

function startLoops(): ChildProcess[] {
  const count = LOOPS_PER_CORE * availableParallelism()
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
}

async function main(): Promise<void> {
  const names = toNames(process.argv.slice(2))
  mkdirSync(REPORTS, { recursive: true })
  if (names.includes('browser')) {
    const { failed, output } = await runCheck(['npm', 'run', '--silent', 'build'])
    if (failed > 0) throw new Error(`The build failed.\n${output ?? ''}`)
  }
  const loops = startLoops()
  process.on('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  const rows: string[] = []
  const total = { passed: 0, failed: 0 }
  for (const name of names) {
    const { run, times } = SUITES[name]
    for (let round = 1; round <= times; round += 1) {
      console.log(`\n>>> ${name}, ${round} of ${times}`)
      const result: SuiteResult = await run()
      // a test that passes when it is tried again wavers
      const failed = result.failed + (result.retried ?? 0)
      total.passed += result.passed
      total.failed += failed
      rows.push(`${failed ? '✗' : '✓'} ${name} ${round}: ${result.passed} passed, ${failed} failed`)
    }
  }
  console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
