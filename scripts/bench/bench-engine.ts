import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../commerce/db/client'
import { migrate } from '../../commerce/db/migrate'
import { findFreePort } from '../testing/test-ports'
import type { TestPostgres } from '../testing/postgres'
import type { BenchDatabase } from './bench-arguments'
import { generateCatalog } from './generate-catalog'
import { processorMilliseconds, residentMegabytes } from './process-usage'

export interface BenchEngine {
  origin: string
  /** Seconds that it took to generate the shop and to build its index. */
  generatedIn: number
  /** Seconds of that in which the index was built. */
  indexedIn: number
  /** Starts one more engine on the same database, which must be PostgreSQL. @returns its origin */
  startAnother(): Promise<string>
  /** Resident memory of the engine's process, in megabytes; 0 if unknown. */
  memory(): number
  /** Processor time of the engine's process, in milliseconds; 0 if unknown. */
  processorTime(): number
  stop(): Promise<void>
}

const READY_WITHIN_MS = 60_000

export async function startBenchEngine(
  database: BenchDatabase,
  size: number,
  postgres: TestPostgres | undefined,
): Promise<BenchEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'praline-bench-'))
  const databaseUrl =
    database === 'postgres' ? await createDatabase(postgres, `bench_${size}`) : undefined
  const started = Date.now()
  const opened = await openDatabase({ dataDir: folder, databaseUrl })
  let indexedIn: number
  try {
    await migrate(opened.db)
    indexedIn = await generateCatalog(opened.db, size)
  } finally {
    await opened.close()
  }
  const generatedIn = (Date.now() - started) / 1000
  const engine = await spawnEngine(folder, databaseUrl)
  const others: { stop(): Promise<void> }[] = []
  return {
    ...engine,
    generatedIn,
    indexedIn,
    startAnother: async () => {
      const other = await spawnEngine(folder, databaseUrl)
      others.push(other)
      return other.origin
    },
    stop: async () => {
      await Promise.all([engine, ...others].map((one) => one.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function createDatabase(postgres: TestPostgres | undefined, name: string): Promise<string> {
  if (!postgres) throw new Error('PostgreSQL was not started.')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

async function spawnEngine(dataDir: string, databaseUrl: string | undefined) {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'commerce/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      COMMERCE_HOST: '127.0.0.1',
      COMMERCE_PORT: String(port),
      COMMERCE_LOG_LEVEL: 'error',
      // prices are changed in the back office
      LOCAL_ACCESS: 'open',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('The engine did not start.')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    stop,
    memory: () => residentMegabytes(child.pid),
    processorTime: () => processorMilliseconds(child.pid),
  }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}
