import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BENCH_HELP,
  parseBenchArguments,
  type BenchDatabase,
  type BenchOptions,
} from './bench/bench-arguments'
import { startBenchEngine, type BenchEngine } from './bench/bench-engine'
import { BenchShopper } from './bench/bench-shopper'
import { benchSearch, toSearchReport } from './bench/bench-search'
import { benchStorefront } from './bench/bench-storefront'
import { measure } from './bench/measure'
import { measureChanges, type ChangesMeasurement } from './bench/measure-changes'
import { toReport, type BenchRun } from './bench/report'
import { toStorefrontReport } from './bench/storefront-report'
import { listScenarios } from './bench/scenarios'
import { canHavePostgres, startTestPostgres, type TestPostgres } from './testing/postgres'

async function main(): Promise<void> {
  const options = parseBenchArguments(process.argv.slice(2))
  if (options === 'help') {
    console.log(BENCH_HELP)
    return
  }
  const { parts } = options
  const withEngines = (['build', 'engine', 'changes'] as const).some((part) => parts.includes(part))
  const runs = withEngines ? await benchEngines(options) : []
  if (runs.length > 0) console.log(toReport(runs))
  const storefront = parts.includes('storefront') ? await benchStorefront() : undefined
  if (storefront) console.log(toStorefrontReport(storefront))
  const search = parts.includes('search') ? await benchSearch() : undefined
  if (search) console.log(toSearchReport(search))
  const folder = join('var', 'bench')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`)
  writeFileSync(file, `${JSON.stringify({ options, runs, storefront, search }, undefined, 2)}\n`)
  console.log(`Kept in ${file}`)
}

async function benchEngines(options: BenchOptions): Promise<BenchRun[]> {
  const runs: BenchRun[] = []
  for (const database of options.databases) {
    if (database === 'postgres' && !canHavePostgres()) {
      console.log('PostgreSQL is not installed: skipped.')
      continue
    }
    const postgres = database === 'postgres' ? await startTestPostgres() : undefined
    try {
      for (const size of options.sizes) {
        runs.push(await benchSize(database, size, postgres, options))
      }
    } finally {
      await postgres?.stop()
    }
  }
  return runs
}

async function benchSize(
  database: BenchDatabase,
  size: number,
  postgres: TestPostgres | undefined,
  { parts, connections, ...limits }: BenchOptions,
): Promise<BenchRun> {
  process.stdout.write(`${database}, ${size} products: generating … `)
  const engine = await startBenchEngine(database, size, postgres)
  console.log(`${engine.generatedIn.toFixed(1)} s`)
  try {
    const openedIn = await firstSearch(engine, size)
    const shoppers = await Promise.all(
      Array.from({ length: connections }, () => BenchShopper.logIn(engine.origin)),
    )
    const measurements = []
    for (const scenario of parts.includes('engine') ? listScenarios(size) : []) {
      measurements.push(await measure(scenario, shoppers, limits, engine.processorTime))
    }
    const changes = parts.includes('changes')
      ? await benchChanges(database, size, engine, limits.seconds)
      : undefined
    const { generatedIn, indexedIn } = engine
    const built = { generatedIn, indexedIn, openedIn }
    return { database, size, ...built, memory: engine.memory(), measurements, changes }
  } finally {
    await engine.stop()
  }
}

/** @returns how many seconds the first search for words waited, right after the start */
async function firstSearch(engine: BenchEngine, size: number): Promise<number> {
  const shopper = await BenchShopper.logIn(engine.origin)
  const started = performance.now()
  await listScenarios(size)[1]?.run(shopper, 1, undefined)
  return (performance.now() - started) / 1000
}

const ENGINES = 4

async function benchChanges(
  database: BenchDatabase,
  size: number,
  engine: BenchEngine,
  seconds: number,
): Promise<ChangesMeasurement> {
  const others = database === 'postgres' ? ENGINES - 1 : 0
  const origins = [engine.origin]
  for (let at = 0; at < others; at += 1) origins.push(await engine.startAnother())
  const shoppers = await Promise.all(origins.map((origin) => BenchShopper.logIn(origin)))
  // a percentile needs more searches than a scenario
  return measureChanges({ origins, shoppers, size, seconds: seconds * 4 })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
