import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const REPORTS = path.resolve('var/conformance')

const Report = z.object({
  report: z.object({ findings: z.array(z.looseObject({ count: z.number() })) }),
  coverage: z.object({
    exercised: z.record(z.string(), z.unknown()),
    missing: z.array(z.string()),
  }),
})

/** Runs the contract tests through a validating proxy and prints what it found and what it saw. */
function main(): void {
  const proxy = process.argv[2]
  if (proxy === undefined || !existsSync(proxy)) {
    console.error(
      'Usage: npm run conformance -- <the validating proxy, a .mjs file> [jest options]',
    )
    process.exitCode = 2
    return
  }
  rmSync(REPORTS, { recursive: true, force: true })
  const jest = ['jest', '--config', 'jest.engine.config.ts', 'tests/contract']
  const { status } = spawnSync('npx', [...jest, ...process.argv.slice(3)], {
    stdio: 'inherit',
    env: { ...process.env, CONFORMANCE_PROXY: path.resolve(proxy) },
  })
  const reports = readReports()
  const findings = reports.flatMap(({ report }) => report.findings)
  const exercised = new Set(reports.flatMap(({ coverage }) => Object.keys(coverage.exercised)))
  const known = new Set(reports.flatMap(({ coverage }) => [...coverage.missing, ...exercised]))
  const missing = [...known].filter((operation) => !exercised.has(operation)).sort()
  for (const finding of findings) console.log(JSON.stringify(finding))
  console.log(`Not exercised: ${missing.join(', ') || 'none'}`)
  console.log(
    `${exercised.size} of ${known.size} operations exercised, ${findings.length} findings`,
  )
  if (status !== 0 || findings.length > 0 || exercised.size === 0) process.exitCode = 1
}

function readReports() {
  if (!existsSync(REPORTS)) return []
  return readdirSync(REPORTS).map((name) =>
    Report.parse(JSON.parse(readFileSync(path.join(REPORTS, name), 'utf8'))),
  )
}

main()
