import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestPostgres, type TestPostgres } from '../testing/postgres'
import { SmallDisk } from '../testing/small-disk'
import { findFreePort } from '../testing/test-ports'

const STARTED_WITHIN_MS = 480_000
// a process that hangs is killed after half a minute
const BACK_WITHIN_MS = 120_000
const DISK_MEGABYTES = 300

type EntryPoint = 'commerce/main.ts' | 'scripts/serve.ts'

/** Runs `npm start` with its own PostgreSQL. */
export class SoakShop {
  private constructor(
    readonly postgres: TestPostgres,
    readonly origin: string,
    readonly engineOrigin: string,
    private readonly folder: string,
    /** Holds logs and caches; absent where this user may not mount one. */
    readonly disk: SmallDisk | undefined,
    private readonly supervisor: ChildProcess,
  ) {}

  static async start(): Promise<SoakShop> {
    const postgres = await startTestPostgres()
    const disk = SmallDisk.mount(DISK_MEGABYTES)
    const folder = disk?.folder ?? mkdtempSync(path.join(tmpdir(), 'praline-soak-'))
    const [port, enginePort] = [await findFreePort(), await findFreePort()]
    const supervisor = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        COMMERCE_PORT: String(enginePort),
        COMMERCE_ORIGIN: '',
        DATABASE_URL: postgres.url,
        DATA_DIR: folder,
      },
    })
    const [origin, engine] = [`http://localhost:${port}`, `http://localhost:${enginePort}`]
    const shop = new SoakShop(postgres, origin, engine, folder, disk, supervisor)
    await shop.untilUp(STARTED_WITHIN_MS)
    return shop
  }

  /** Resolves when both processes are healthy. @throws Error if they take too long */
  async untilUp(withinMs = BACK_WITHIN_MS): Promise<void> {
    const end = Date.now() + withinMs
    while (Date.now() < end && this.supervisor.exitCode === null) {
      if ((await isHealthy(this.origin)) && (await isHealthy(this.engineOrigin))) return
      await wait(100)
    }
    throw new Error(`Not both processes are up; see ${this.folder}/logs`)
  }

  signal(entryPoint: EntryPoint, signal: NodeJS.Signals): void {
    process.kill(this.pidOf(entryPoint), signal)
  }

  async stop(): Promise<number | null> {
    if (this.supervisor.exitCode === null) {
      const exited = once(this.supervisor, 'exit')
      this.supervisor.kill('SIGTERM')
      await exited
    }
    await this.postgres.stop()
    if (this.disk) this.disk.unmount()
    else rmSync(this.folder, { recursive: true, force: true })
    return this.supervisor.exitCode
  }

  private pidOf(entryPoint: EntryPoint): number {
    const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
    const parent = String(this.supervisor.pid)
    const found = lines
      .map((line) => line.trim().split(/\s+/))
      .find(([, ppid, ...args]) => {
        return ppid === parent && args.includes(entryPoint)
      })
    if (!found) throw new Error(`No process runs ${entryPoint}.`)
    return Number(found[0])
  }
}

async function isHealthy(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000)
  const response = await fetch(`${origin}/health`, { signal }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok === true
}
