import { mkdirSync, rmSync } from 'node:fs'
import { listSlowest } from './testing/slowest-tests'
import { runCheck, type SuiteResult } from './testing/suites'
import {
  engineOnPglite,
  engineOnPostgres,
  inBrowser,
  races,
  REPORTS,
  storefront,
} from './testing/test-suites'

interface Suite {
  name: string
  run(): Promise<SuiteResult>
  isQuick?: boolean
  /** Whether it leaves its core to another suite most of the time. */
  isIdle?: boolean
}

/** Number of suites of a stage that run at once: CI has as many cores. Idle ones run beside them. */
const SIDE_BY_SIDE = 2
const SLOWEST = 10

const isQuick = process.argv.includes('--quick')
const npm = (script: string) => ['npm', 'run', '--silent', script]

const format: Suite = {
  name: 'format',
  isQuick: true,
  run: () => runCheck(npm('lint:format')),
}

/**
 * Stages run one after the other. Tools use one core each, so they run side by side; test suites use
 * both cores, so they run one at a time. The races count what a busy machine makes frequent:
 * connections that are reset while a process stops. The format is checked where a core has time.
 */
const stages: Suite[][] = [
  [
    { name: 'production build', run: () => runCheck(npm('build')) },
    { name: 'types', isQuick: true, run: () => runCheck(npm('types')) },
    { name: 'lint', isQuick: true, run: () => runCheck(npm('lint:code')) },
    { name: 'references', isQuick: true, run: () => runCheck(npm('lint:references')) },
    ...(isQuick ? [format] : []),
  ],
  [
    {
      name: 'storefront',
      isQuick: true,
      run: () => storefront({ isQuick }),
    },
  ],
  [
    {
      name: 'engine on PGlite',
      isQuick: true,
      run: () => engineOnPglite({ isQuick }),
    },
  ],
  [{ name: 'engine on PostgreSQL', run: engineOnPostgres }],
  [{ name: 'races and kills', run: races }],
  [
    {
      name: 'pages and journeys in the browser',
      run: inBrowser,
    },
  ],
  [
    // waits five seconds for each page
    { name: 'weight of a page', isIdle: true, run: () => runCheck(npm('weight')) },
    ...(isQuick ? [] : [format]),
    {
      name: 'Node.js versions',
      run: () => runCheck(['npx', 'tsx', 'scripts/test-node-versions.ts']),
    },
  ],
]

/** The suites of `--quick` (npm run verify): those that need neither build nor browser. */
const isChosen = isQuick ? ({ isQuick }: Suite) => isQuick === true : () => true

interface Outcome {
  result: SuiteResult
  row: string
}

async function runSuite({ name, run }: Suite): Promise<Outcome> {
  const started = Date.now()
  const result = await run().catch((error: unknown): SuiteResult => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  if (result.output) console.log(`\n=== ${name}\n${result.output}`)
  const retried = result.retried ? ` (${result.retried} when tried again)` : ''
  const mark = result.failed ? '✗' : '✓'
  return {
    result,
    row: `${mark} ${name}: ${result.passed} passed${retried}, ${result.failed} failed (${seconds} s)`,
  }
}

async function runStage(stage: Suite[]): Promise<Outcome[]> {
  console.log(`\n>>> ${stage.map(({ name }) => name).join(', ')}`)
  const outcomes: Outcome[] = []
  const waiting = stage.values()
  const runner = async () => {
    for (const suite of waiting) outcomes.push(await runSuite(suite))
  }
  const atOnce = SIDE_BY_SIDE + stage.filter(({ isIdle }) => isIdle).length
  await Promise.all(Array.from({ length: atOnce }, runner))
  return outcomes
}

/** Runs every suite, even after one has failed, and prints one line of totals at the end. */
async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    const chosen = stage.filter(isChosen)
    if (chosen.length > 0) outcomes.push(...(await runStage(chosen)))
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, { result }) => total + result[key], 0)
  const slowest = listSlowest(
    outcomes.flatMap(({ result }) => result.times ?? []),
    SLOWEST,
  )
  console.log(`\nThe slowest tests:\n${slowest.join('\n')}`)
  console.log(`\n${outcomes.map(({ row }) => row).join('\n')}\n`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
