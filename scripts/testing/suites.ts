import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** `retried`: how many of those that passed did so only when tried again. */
export type Count = { passed: number; failed: number; skipped: number; retried?: number }

/** A stalled machine makes one test or two late; more are a fault of ours. */
const RETRIED_LIMIT = 2

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
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

/** Runs a program of this project with its output shown; resolves with its exit code. */
export function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
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

/** A suite that crashes before it can report counts as one failure. */
const crashed: Count = { passed: 0, failed: 1, skipped: 0 }

function readReport<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

export async function runJest(
  config: string,
  report: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Count> {
  const args = ['--config', config, '--json', '--outputFile', report, '--silent=false']
  const code = await run(['node', 'node_modules/jest/bin/jest.js', ...args], {
    NODE_ENV: 'test',
    ...env,
  })
  const result = readReport(report, jestReport)
  if (!result) return crashed
  const failed = result.numFailedTests + result.numFailedTestSuites
  return {
    passed: result.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  }
}

export async function runPlaywright(report: string, env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const code = await run(
    ['node', 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  )
  const result = readReport(report, playwrightReport)
  if (!result) return crashed
  const { expected, unexpected, flaky, skipped } = result.stats
  const retried = flaky > RETRIED_LIMIT ? 0 : flaky
  const failed = unexpected + (flaky - retried) + result.errors.length
  return {
    passed: expected + retried,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped,
    retried,
  }
}

/** A check without counted tests (types, lint, weight) counts as one test. */
export async function runCheck(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const code = await run(args, env)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}
