import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { KNOWN_CONTRADICTIONS, type Contradiction } from './conformance/known-contradictions'
import { LEFT_OUT_OPERATIONS } from './conformance/left-out-operations'

const REPORTS = path.resolve('var/conformance')

const Finding = z.object({
  count: z.number(),
  kind: z.string(),
  operation: z.string().optional(),
  detail: z.string().default(''),
})
type Finding = z.infer<typeof Finding>

const Report = z.object({
  report: z.object({ findings: z.array(Finding) }),
  coverage: z.object({
    exercised: z.record(z.string(), z.unknown()),
    missing: z.array(z.string()),
  }),
})

/**
 * Fails if a test fails, if a finding is not explained by a known contradiction of the documents,
 * or if an operation was not called.
 */
function main(): void {
  const proxy = process.argv[2]
  if (proxy === undefined || !existsSync(proxy)) {
    console.error(
      'Usage: npm run conformance -- <the validating proxy, a .mjs file> [jest options]',
    )
    process.exitCode = 2
    return
  }
  const status = runContractTests(path.resolve(proxy), process.argv.slice(3))
  const reports = readReports()
  const findings = reports.flatMap(({ report }) => report.findings)
  const unexplained = findings.filter((finding) => !explain(finding))
  const exercised = new Set(reports.flatMap(({ coverage }) => Object.keys(coverage.exercised)))
  const known = new Set(reports.flatMap(({ coverage }) => [...coverage.missing, ...exercised]))
  const missing = [...known].filter((operation) => !exercised.has(operation)).sort()
  const forgotten = missing.filter((operation) => !LEFT_OUT_OPERATIONS.has(operation))
  printContradictions(findings)
  console.log(`Left out: ${missing.filter((one) => LEFT_OUT_OPERATIONS.has(one)).join(', ')}`)
  console.log(`Not exercised: ${forgotten.join(', ') || 'none'}`)
  for (const finding of unexplained) console.log(JSON.stringify(finding))
  console.log(
    `${exercised.size} of ${known.size} operations exercised, ${unexplained.length} findings`,
  )
  const isWhole = exercised.size > 0 && forgotten.length === 0
  if (status !== 0 || unexplained.length > 0 || !isWhole) process.exitCode = 1
}

function runContractTests(proxy: string, options: readonly string[]): number | null {
  rmSync(REPORTS, { recursive: true, force: true })
  const jest = ['jest', '--config', 'jest.engine.config.ts', 'tests/contract']
  const { status } = spawnSync('npx', [...jest, ...options], {
    stdio: 'inherit',
    env: { ...process.env, CONFORMANCE_PROXY: proxy },
  })
  return status
}

function explain({ kind, operation, detail }: Finding): Contradiction | undefined {
  return KNOWN_CONTRADICTIONS.find(
    (one) => one.operation === operation && one.finding.test(`${kind} ${detail}`),
  )
}

function printContradictions(findings: readonly Finding[]): void {
  const met = new Set(findings.flatMap((finding) => explain(finding) ?? []))
  for (const { operation, why } of met)
    console.log(`The document contradicts itself: ${operation}: ${why}`)
}

function readReports() {
  if (!existsSync(REPORTS)) return []
  return readdirSync(REPORTS).map((name) =>
    Report.parse(JSON.parse(readFileSync(path.join(REPORTS, name), 'utf8'))),
  )
}

main()
