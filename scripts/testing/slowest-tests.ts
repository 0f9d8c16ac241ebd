import path from 'node:path'
import { z } from 'zod'

export interface SlowTest {
  name: string
  milliseconds: number
}

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    tests: { projectName: string; results: { duration: number }[] }[]
  }[]
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    suites: z.array(playwrightSuite).optional(),
    specs: z.array(
      z.object({
        file: z.string(),
        title: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            results: z.array(z.object({ duration: z.number() })),
          }),
        ),
      }),
    ),
  }),
)

const playwrightReport = z.object({ suites: z.array(playwrightSuite) })

export function readJestTimes(report: unknown): SlowTest[] {
  return jestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: name.includes('/groups/') ? fullName : `${path.relative('.', name)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  )
}

export function readPlaywrightTimes(report: unknown): SlowTest[] {
  const readSuite = ({ suites = [], specs }: PlaywrightSuite): SlowTest[] => [
    ...suites.flatMap(readSuite),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file} (${projectName}): ${title}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  ]
  return playwrightReport.parse(report).suites.flatMap(readSuite)
}

export function listSlowest(tests: readonly SlowTest[], count: number): string[] {
  return [...tests]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
