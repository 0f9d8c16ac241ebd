import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../commerce/db/client'
import {
  ownChildrenNamed,
  processorMilliseconds,
  processorMillisecondsOfTree,
} from '../bench/process-usage'
import { isBuildCurrent } from '../build-inputs'
import { buildStorefront } from '../build-storefront'
import { auditOrders, readShop, type Audit, type ShopBefore } from '../testing/audit-orders'
import { startTestPostgres, type TestPostgres } from '../testing/postgres'
import { findFreePort } from '../testing/test-ports'
import { waitUntil } from '../testing/wait-until'

const PLENTY = 100_000
const READY_WITHIN_MS = 120_000

export interface ProcessorTimes {
  storefront: number
  engine: number
  /** 0 if the database runs within the engine. */
  database: number
}

/** A separate shop for the rehearsal: the demo shop with a large stock and without rate limits. */
export class RehearsalShop {
  private constructor(
    readonly origin: string,
    private readonly folder: string,
    private readonly databaseUrl: string | undefined,
    private readonly before: ShopBefore,
    private readonly processes: { engine: ChildProcess; storefront: ChildProcess },
    private readonly postgres: TestPostgres | undefined,
  ) {}

  static async start(database: 'pglite' | 'postgres'): Promise<RehearsalShop> {
    if (!(await isBuildCurrent())) await buildStorefront()
    const postgres = database === 'postgres' ? await startTestPostgres() : undefined
    const folder = mkdtempSync(path.join(tmpdir(), 'praline-rehearsal-'))
    const [port, enginePort] = [await findFreePort(), await findFreePort()]
    const origin = `http://localhost:${port}`
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      COMMERCE_PORT: String(enginePort),
      COMMERCE_ORIGIN: '',
      STOREFRONT_ORIGINS: origin,
      DATA_DIR: folder,
      DATABASE_URL: postgres?.url ?? '',
      LOG_LEVEL: 'error',
      COMMERCE_LOG_LEVEL: 'error',
      // all shoppers share one address, and a customer may log in again immediately
      GUESSES_PER_ADDRESS: '1000000',
      SAME_LOGIN_PAUSE_MS: '0',
      LOCAL_ACCESS: 'open',
    }
    const [seeded] = await once(run('scripts/seed.ts', env, folder), 'exit')
    if (seeded !== 0) throw new Error(`Seeding failed: see ${folder}/seed.ts.log`)
    const before = await fillStock(folder, postgres?.url)
    const engine = run('commerce/main.ts', env, folder)
    await untilHealthy(enginePort, engine)
    const storefront = run('scripts/serve.ts', env, folder)
    await untilHealthy(port, storefront)
    const processes = { engine, storefront }
    return new RehearsalShop(origin, folder, postgres?.url, before, processes, postgres)
  }

  processorTimes(): ProcessorTimes {
    const databases = this.postgres ? ownChildrenNamed('postgres') : []
    return {
      storefront: processorMilliseconds(this.processes.storefront.pid),
      engine: processorMilliseconds(this.processes.engine.pid),
      database: databases.reduce((sum, pid) => sum + processorMillisecondsOfTree(pid), 0),
    }
  }

  /** Ends both processes, and audits the orders and the stock in the database. */
  async reconcile(): Promise<Audit> {
    await this.#stopProcesses()
    const database = await openDatabase({ dataDir: this.folder, databaseUrl: this.databaseUrl })
    try {
      return await auditOrders(database.db, this.before)
    } finally {
      await database.close()
    }
  }

  async stop(): Promise<void> {
    await this.#stopProcesses()
    await this.postgres?.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #stopProcesses(): Promise<void> {
    for (const child of [this.processes.storefront, this.processes.engine]) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  }
}

function run(script: string, env: NodeJS.ProcessEnv, folder: string): ChildProcess {
  const log = openSync(path.join(folder, `${path.basename(script)}.log`), 'a')
  return spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: ['ignore', log, log] })
}

async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  const look = async () => {
    if (child.exitCode !== null) throw new Error('The shop ended while it started.')
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => undefined)
    return answer?.ok
  }
  await waitUntil(look, { withinMs: READY_WITHIN_MS, name: `port ${port} is ready` })
}

async function fillStock(dataDir: string, databaseUrl: string | undefined): Promise<ShopBefore> {
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    await database.db.updateTable('inventory').set({ ats: PLENTY, perpetual: false }).execute()
    return await readShop(database.db)
  } finally {
    await database.close()
  }
}
