import type { BenchDatabase } from './bench-arguments'
import type { Measurement } from './measure'
import { toChangesLine, type ChangesMeasurement } from './measure-changes'

export interface BenchRun {
  database: BenchDatabase
  size: number
  /** Seconds. */
  generatedIn: number
  /** Seconds of that in which the search index was built. */
  indexedIn: number
  /** Seconds that the first search for words waited, right after the engine's start. */
  openedIn: number
  /** Memory of the engine's process at the end, in megabytes; 0 if unknown. */
  memory: number
  measurements: Measurement[]
  changes?: ChangesMeasurement
}

/** Maximum p95 in milliseconds on PostgreSQL with 10,000 products. Higher numbers are marked. */
const TARGETS: Readonly<Record<string, number>> = {
  'category with facets': 40,
  'text search with facets': 40,
  'add to basket': 25,
}
const TARGET_SIZE = 10_000
const MAX_GROWTH = 3

/** One table per database: a line for each scenario and size, with the growth of p95. */
export function toReport(runs: readonly BenchRun[]): string {
  const databases = [...new Set(runs.map(({ database }) => database))]
  return databases.map((database) => toTable(database, runs)).join('\n')
}

function toTable(database: BenchDatabase, runs: readonly BenchRun[]): string {
  const own = runs.filter((run) => run.database === database)
  const names = own[0]?.measurements.map(({ name }) => name) ?? []
  const lines = names.flatMap((name) => {
    let before: Measurement | undefined
    return own.flatMap(({ size, measurements }) => {
      const found = measurements.find((measurement) => measurement.name === name)
      if (!found) return []
      const growth = before ? found.p95 / before.p95 : undefined
      before = found
      return [toLine(found, database, size, growth)]
    })
  })
  const sizes = own.map(
    ({ size, generatedIn, indexedIn, openedIn, memory }) =>
      `${size} products: generated in ${generatedIn.toFixed(1)} s, of which indexed in ${indexedIn.toFixed(1)}, opened in ${openedIn.toFixed(1)} s, engine ${memory} MB`,
  )
  return [
    `\n${database}`,
    ...sizes,
    [
      'scenario'.padEnd(28),
      ...['products', 'p50 ms', 'p95 ms', 'growth', 'req/s', 'cpu ms'].map(right),
    ].join(''),
    ...lines,
    ...own.flatMap(({ size, changes }) =>
      changes ? [`${size} products, ${toChangesLine(changes)}`] : [],
    ),
  ].join('\n')
}

function toLine(
  { name, p50, p95, perSecond, processor }: Measurement,
  database: BenchDatabase,
  size: number,
  growth: number | undefined,
): string {
  const target = database === 'postgres' && size === TARGET_SIZE ? TARGETS[name] : undefined
  const isSlow = target !== undefined && p95 > target
  const isSteep = growth !== undefined && size > TARGET_SIZE && growth > MAX_GROWTH
  return [
    name.padEnd(28),
    right(String(size)),
    right(p50.toFixed(1)),
    right(p95.toFixed(1)),
    right(growth === undefined ? '' : `${growth.toFixed(1)}×`),
    right(perSecond.toFixed(0)),
    right(processor?.toFixed(1) ?? ''),
    isSlow || isSteep ? '  beyond target' : '',
  ].join('')
}

const right = (text: string) => text.padStart(10)
