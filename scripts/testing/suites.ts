import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readJestTimes, readPlaywrightTimes, type SlowTest } from './slowest-tests'

interface Count {
  passed: number
  failed: number
  skipped: number
  /** Number of passed tests that passed only at a retry. */
  retried?: number
}

export interface SuiteResult extends Count {
  times?: SlowTest[]
  /** The suite's output, if it has not been shown yet. */
  output?: string
}

/** A stalled machine may delay one or two tests; more retries indicate a fault. */
const RETRIED_LIMIT = 2

/**
 * Room for new objects, four times Node's own: what a test makes is gone before the room is full, so
 * the garbage collector copies it half as often.
 */
const YOUNG_MB = 64

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const [command = '', ...rest] = args
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a script and buffers its output, because other scripts print at the same time. */
function runQuietly(args: string[]): Promise<{ code: number; output: string }> {
  const [command = '', ...rest] = args
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    }
    child.once('error', reject)
    // unlike `exit`, `close` comes after the last output
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }),
    )
  })
}

/** A suite that crashes before it can report counts as one failure. */
const crashed: SuiteResult = { passed: 0, failed: 1, skipped: 0 }

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

interface JestOptions {
  env?: NodeJS.ProcessEnv
  further?: readonly string[]
}

export async function runJest(
  config: string,
  report: string,
  { env = {}, further = [] }: JestOptions = {},
): Promise<SuiteResult> {
  const args = ['--config', config, '--json', '--outputFile', report, '--silent=false']
  // each worker has a core: helpers of the garbage collector only take time from the other
  const forWorkers = ['--single-threaded-gc', `--max-semi-space-size=${YOUNG_MB}`]
  const jest = ['node', ...forWorkers, 'node_modules/jest/bin/jest.js']
  const code = await run([...jest, ...args, ...further], {
    NODE_ENV: 'test',
    ...env,
  })
  const written = readReport(report)
  const { data: result } = jestReport.safeParse(written)
  if (!result) return crashed
  // includes files that could not be loaded, whose tests are not counted
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  return {
    passed: result.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
    times: readJestTimes(written),
  }
}

export async function runPlaywright(
  report: string,
  env: NodeJS.ProcessEnv = {},
  further: readonly string[] = [],
): Promise<SuiteResult> {
  // recording a trace slows down the pages: only a test that is tried again is recorded
  const args = ['test', '--reporter=list,json', '--trace=on-first-retry', ...further]
  const code = await run(['node', 'node_modules/@playwright/test/cli.js', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const written = readReport(report)
  const { data: result } = playwrightReport.safeParse(written)
  if (!result) return crashed
  const { expected, unexpected, flaky, skipped } = result.stats
  const retried = flaky > RETRIED_LIMIT ? 0 : flaky
  const failed = unexpected + (flaky - retried) + result.errors.length
  return {
    passed: expected + retried,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped,
    retried,
    times: readPlaywrightTimes(written),
  }
}

/** Runs a check without counted tests (types, lint, weight); it counts as one test. */
export async function runCheck(args: string[]): Promise<SuiteResult> {
  const { code, output } = await runQuietly(args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output }
}
